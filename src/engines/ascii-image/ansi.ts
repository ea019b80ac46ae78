/** Colors as most terminals draw them (those of xterm). */
export const SIXTEEN: readonly number[] = [
  0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00,
  0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
];
const CUBE = [0, 95, 135, 175, 215, 255];

/** The 256 colors by number; the first 16 are the terminal's own and never used for a picture. */
export const color256 = (number: number): number => {
  if (number < 16) return SIXTEEN[number]!;
  if (number >= 232) return (8 + (number - 232) * 10) * 0x010101;
  const at = number - 16;
  return (CUBE[Math.floor(at / 36)]! << 16) | (CUBE[Math.floor(at / 6) % 6]! << 8) | CUBE[at % 6]!;
};

const distance = (a: number, b: number): number => {
  const [red, green, blue] = [(a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255)];
  return red * red + green * green + blue * blue;
};

const nearestOf = (color: number, colors: readonly (readonly [number: number, color: number])[]): number =>
  colors.reduce((best, one) => (distance(color, one[1]) < distance(color, best[1]) ? one : best))[0];

const step = (value: number): number =>
  CUBE.reduce((best, one, at) => (Math.abs(value - one) < Math.abs(value - CUBE[best]!) ? at : best), 0);

/** The nearest of the cube and of the greys. */
export function nearest256(color: number): number {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
  const cube = 16 + 36 * step(red) + 6 * step(green) + step(blue);
  const grey = 232 + Math.min(23, Math.max(0, Math.round(((red + green + blue) / 3 - 8) / 10)));
  return nearestOf(
    color,
    [cube, grey].map((number) => [number, color256(number)] as const),
  );
}

const ALL_SIXTEEN = SIXTEEN.map((color, number) => [number, color] as const);
export const nearest16 = (color: number): number => nearestOf(color, ALL_SIXTEEN);

export type ColorDepth = 'none' | 'sixteen' | 'many' | 'full';

/** What a picture of this depth shows for a color. */
export function reduceColor(color: number, depth: ColorDepth): number {
  if (depth === 'sixteen') return SIXTEEN[nearest16(color)]!;
  return depth === 'many' ? color256(nearest256(color)) : color;
}

const ESCAPE = '\u001b[';
export const RESET = `${ESCAPE}0m`;

/** What a terminal is told before text in this color, or on it. */
export function escapeFor(color: number, depth: ColorDepth, place: 'text' | 'ground'): string {
  if (depth === 'full')
    return `${ESCAPE}${place === 'text' ? 38 : 48};2;${color >> 16};${(color >> 8) & 255};${color & 255}m`;
  if (depth === 'many') return `${ESCAPE}${place === 'text' ? 38 : 48};5;${nearest256(color)}m`;
  const number = nearest16(color);
  return `${ESCAPE}${(number < 8 ? 30 + number : 82 + number) + (place === 'text' ? 0 : 10)}m`;
}
