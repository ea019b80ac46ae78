/** One outline: each step with its coordinates, in modules. */
export type Step =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];
export type Path = readonly Step[];

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export type Paint =
  | { kind: 'solid'; color: Rgb }
  /** From one point to another, in modules. */
  | { kind: 'linear'; from: Rgb; to: Rgb; line: readonly [x1: number, y1: number, x2: number, y2: number] }
  | { kind: 'radial'; from: Rgb; to: Rgb; circle: readonly [x: number, y: number, radius: number] };

/** Where something stands, in modules. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A code as every format draws it: the ground, what is filled, and the logo on top. */
export interface Drawing {
  /** Modules along each side, the quiet zone included. */
  side: number;
  layers: readonly { path: Path; paint: Paint }[];
  /** The free space of the logo. */
  logo?: Box;
}

export interface QrLook {
  dots: 'square' | 'rounded' | 'dots' | 'connected';
  eyeFrame: EyeShape;
  eyeCenter: EyeShape;
  /** Empty where the eyes are colored as the dots are. */
  eyeColor: string;
  gradient: 'none' | 'linear' | 'radial';
  gradientColor: string;
  /** Degrees; 0 leads to the right, 90 down. */
  gradientAngle: number;
  /** Modules of free space on every side. */
  quietZone: number;
  /** A data URI, or nothing. */
  logo: string;
  /** Percent of the side, without the quiet zone. */
  logoSize: number;
}
export type EyeShape = 'square' | 'rounded' | 'circle';

/** What a code looks like if nobody says otherwise: the quickest to draw, and to scan. */
export const isPlain = ({ dots, eyeFrame, eyeCenter, eyeColor, gradient, logo }: QrLook): boolean =>
  [dots, eyeFrame, eyeCenter].every((shape) => shape === 'square') &&
  eyeColor === '' &&
  gradient === 'none' &&
  logo === '';
