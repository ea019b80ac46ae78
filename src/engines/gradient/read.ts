import { InputError, placeAt } from '@/engines/input-error';
import {
  GRADIENT_TYPES,
  type Gradient,
  HUE_WAYS,
  hasHue,
  parseStops,
  type ReadColor,
  SIZES,
  SPACES,
  type Space,
} from './model';

/** A piece of the text, and where it stands. */
interface Piece {
  readonly text: string;
  readonly at: number;
}

export interface ReadGradients {
  readonly gradients: readonly Gradient[];
  /** What of the text could not be kept. */
  readonly remarks: readonly string[];
}

const LONGEST = 20_000;
const MOST_LAYERS = 20;

const trimmed = (text: string, at: number): Piece => ({
  text: text.trim(),
  at: at + (text.length - text.trimStart().length),
});

/** Splits where brackets are closed. */
function split({ text, at }: Piece, isSeparator: (letter: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const letter = text[i];
    if (letter === '(') depth++;
    else if (letter === ')') depth--;
    if (letter !== undefined && (depth > 0 || !isSeparator(letter))) continue;
    pieces.push(trimmed(text.slice(start, i), at + start));
    start = i + 1;
  }
  return pieces;
}

const atCommas = (piece: Piece) => split(piece, (letter) => letter === ',');
const atSpaces = (piece: Piece) => split(piece, (letter) => /\s/.test(letter)).filter(({ text }) => text !== '');

const quote = (text: string) => `“${text.slice(0, 40)}”`;

/** The value of the last background that has a gradient, or all of the text. */
function findValue(text: string): Piece {
  let value: Piece = { text, at: 0 };
  for (const match of text.matchAll(/(?:^|[{;\s])background(?:-image)?\s*:([^;}]*)/gi))
    if (/gradient\(/i.test(match[1]!))
      value = { text: match[1]!, at: match.index + match[0].length - match[1]!.length };
  return { ...value, text: value.text.replace(/;\s*$/, '') };
}

const ANGLES: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };
const isAngle = (text: string) => /^[-+]?[\d.]+(?:deg|turn|rad|grad)$/i.test(text) || /^[-+]?0+$/.test(text);

function toDegrees(text: string): number {
  const [, digits, unit] = /^(.*?)([a-z]*)$/i.exec(text)!;
  return Number(digits) * (ANGLES[unit!.toLowerCase()] ?? 1);
}

const SIDES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  top: [0, -1],
  bottom: [0, 1],
};
const PLACES: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

class GradientReader {
  readonly remarks = new Set<string>();

  constructor(
    readonly whole: string,
    readonly readColor: (text: string) => string,
    /** Corners are in other directions in other boxes. */
    readonly box: { readonly width: number; readonly height: number },
    /** CSS mixes in OKLab where a color is written as one of the newer kinds. */
    readonly isPlain: boolean,
  ) {}

  fail(message: string, { at }: Piece): never {
    throw new InputError(message, placeAt(this.whole, at));
  }

  /** Options hold whole numbers. */
  round(value: number, written: string, unit: string): number {
    const rounded = Math.round(value);
    if (Math.abs(value - rounded) > 1e-6) this.remarks.add(`${written} was rounded to ${rounded}${unit}`);
    return rounded;
  }

  angle(text: string): number {
    const degrees = toDegrees(text);
    const turned = ((degrees % 360) + 360) % 360;
    return this.round(degrees === 360 ? 360 : turned, text, 'deg');
  }

  /** One of the images of a background, or undefined where it is none. */
  layer(piece: Piece): Gradient | undefined {
    const words = atSpaces(piece);
    const word = words.find(({ text }) => /gradient\(/i.test(text));
    if (!word) {
      this.remarks.add(`${quote(piece.text)} was left out`);
      return undefined;
    }
    const [, prefix, repeats, type, inside] =
      /^(-\w+-)?(repeating-)?(linear|radial|conic)-gradient\((.*)\)$/is.exec(word.text) ?? [];
    if (prefix)
      this.fail(
        `${prefix} gradients have other angles. Paste the one without ${prefix}, which all browsers read.`,
        word,
      );
    if (!type || inside === undefined) this.fail(`${quote(word.text)} isn’t a complete gradient`, word);
    const rest = words.filter((one) => one !== word);
    if (rest.length > 0) this.remarks.add(`${quote(rest.map(({ text }) => text).join(' '))} was left out`);
    const parts = atCommas({ text: inside, at: word.at + word.text.indexOf('(') + 1 });
    const kind = GRADIENT_TYPES.find((one) => one === type.toLowerCase())!;
    const isHead = /^(?:(?:in|to|from|at|circle|ellipse|(?:closest|farthest)-\w+)(?:\s|$)|[-+.\d])/i.test(
      parts[0]!.text,
    );
    const stops = isHead ? parts.slice(1) : parts;
    return {
      type: kind,
      angle: kind === 'linear' ? 180 : 0,
      repeating: Boolean(repeats),
      shape: 'ellipse',
      size: 'farthest-corner',
      centerX: 50,
      centerY: 50,
      space: this.spaceOf(stops),
      hue: 'shorter',
      ...(isHead && this.head(kind, parts[0]!)),
      stops: this.stops(kind, stops, word),
    };
  }

  spaceOf(stops: readonly Piece[]): Space {
    const isNew = stops.some(({ text }) => /^(?:ok)?(?:lab|lch)\(|^color(?:-mix)?\(/i.test(text));
    return isNew && !this.isPlain ? 'oklab' : 'srgb';
  }

  head(kind: Gradient['type'], piece: Piece): Partial<Gradient> {
    const words = atSpaces(piece);
    const read: { -readonly [Name in keyof Gradient]?: Gradient[Name] } = {};
    const next = () => words[0]?.text.toLowerCase();
    while (words.length > 0) {
      const word = words.shift()!;
      const text = word.text.toLowerCase();
      const size = SIZES.find((one) => one === text);
      if (text === 'in') Object.assign(read, this.space(words, word));
      else if (kind === 'linear' && isAngle(text)) read.angle = this.angle(text);
      else if (kind === 'conic' && text === 'from' && isAngle(next() ?? ''))
        read.angle = this.angle(words.shift()!.text);
      else if (kind === 'linear' && text === 'to') read.angle = this.side(words, word);
      else if (kind === 'radial' && (text === 'circle' || text === 'ellipse')) read.shape = text;
      else if (kind === 'radial' && size) read.size = size;
      else if (kind !== 'linear' && text === 'at') Object.assign(read, this.center(words, word));
      else this.fail(`${quote(word.text)} can’t be read here, before the colors`, word);
    }
    return read;
  }

  space(words: Piece[], before: Piece): Partial<Gradient> {
    const word = words.shift() ?? before;
    const space = word.text.toLowerCase() as Space;
    if (!Object.hasOwn(SPACES, space))
      this.fail(`${quote(word.text)} isn’t one of the color spaces ${Object.keys(SPACES).join(', ')}`, word);
    if (words[1]?.text.toLowerCase() !== 'hue') return { space };
    const [way] = words.splice(0, 2);
    const hue = Object.keys(HUE_WAYS).find((one) => one === way!.text.toLowerCase());
    if (!hue || !hasHue(space)) this.fail(`${quote(`${way!.text} hue`)} can’t stand after “in ${space}”`, way!);
    return { space, hue: hue as Gradient['hue'] };
  }

  side(words: Piece[], before: Piece): number {
    let [x, y] = [0, 0];
    let written = 'to';
    while (words[0] && Object.hasOwn(SIDES, words[0].text.toLowerCase())) {
      const word = words.shift()!;
      const [dx, dy] = SIDES[word.text.toLowerCase()]!;
      x += dx;
      y += dy;
      written += ` ${word.text}`;
    }
    if (Math.abs(x) > 1 || Math.abs(y) > 1 || (x === 0 && y === 0)) this.fail('“to” needs a side or a corner', before);
    const { width, height } = this.box;
    // Towards a corner, the line of equal color through the middle meets the two corners beside it.
    const turn = (Math.atan2(x * (y === 0 ? 1 : height), -y * (x === 0 ? 1 : width)) * 180) / Math.PI;
    const angle = Math.round((turn + 360) % 360);
    if (x !== 0 && y !== 0) this.remarks.add(`${written} is ${angle}deg at ${width} × ${height}`);
    return angle;
  }

  center(words: Piece[], before: Piece): Partial<Gradient> {
    const found: Piece[] = [];
    while (words[0] && words[0].text.toLowerCase() !== 'in') found.push(words.shift()!);
    // Keywords may come in either order.
    if (/^(?:top|bottom)$/i.test(found[0]?.text ?? '') || /^(?:left|right)$/i.test(found[1]?.text ?? ''))
      found.unshift(found[1] ?? { text: 'center', at: before.at }, ...found.splice(0, 2).slice(0, 1));
    if (found.length === 0 || found.length > 2) this.fail('“at” needs one or two places', before);
    const [centerX, centerY = 50] = found.map((word) => {
      const place = PLACES[word.text.toLowerCase()];
      if (place !== undefined) return place;
      const value = /^[-+]?[\d.]+%$/.test(word.text) ? Number.parseFloat(word.text) : Number.NaN;
      if (!(value >= 0 && value <= 100)) this.fail(`${quote(word.text)} isn’t a position from 0% to 100%`, word);
      return this.round(value, word.text, '%');
    });
    return { centerX: centerX!, centerY };
  }

  /** In percent, as far as it can be. */
  position(kind: Gradient['type'], word: Piece): string {
    const { text } = word;
    if (/^[-+]?[\d.]+%$/.test(text)) return text;
    if (kind === 'conic' && isAngle(text)) return `${Math.round((toDegrees(text) / 3.6) * 100) / 100}%`;
    if (/^[-+]?0+(?:\.0+)?[a-z]*$/i.test(text)) return '0%';
    this.fail(`${quote(text)} depends on the size of the box: write it in percent`, word);
  }

  stops(kind: Gradient['type'], parts: readonly Piece[], gradient: Piece): Gradient['stops'] {
    const written = parts.flatMap((part) => {
      const words = atSpaces(part);
      const isPosition = ({ text }: Piece) => /^[-+]?[.\d]/.test(text);
      const color = words.filter((word) => !isPosition(word)).map(({ text }) => text);
      const positions = words.filter(isPosition).map((word) => this.position(kind, word));
      if (positions.length > 2 || (color.length === 0 && positions.length !== 1))
        this.fail(`${quote(part.text)} isn’t a color stop`, part);
      const stop = color.join(' ');
      if (stop !== '') this.check(() => this.readColor(stop), part);
      return positions.length === 2
        ? positions.map((one) => `${stop} ${one}`)
        : [[stop, ...positions].join(' ').trim()];
    });
    const stops = this.check(() => parseStops(written.join(', '), this.readColor), gradient);
    // A stop that lies before one written earlier is moved there (CSS Images 3, section 3.4.3).
    let least = 0;
    return stops.map((stop) => {
      least = Math.max(least, stop.position);
      const position = least;
      if (stop.hint !== undefined) least = Math.max(least, stop.hint);
      return { ...stop, position, ...(stop.hint !== undefined && { hint: least }) };
    });
  }

  /** What is wrong about a part, and where it is. */
  check<Value>(read: () => Value, part: Piece): Value {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.fail(error.message, part);
    }
  }

  read(): Gradient[] {
    const layers = atCommas(findValue(this.whole)).filter(({ text }) => text !== '');
    const gradients = layers.flatMap((layer) => this.layer(layer) ?? []);
    if (gradients.length === 0)
      throw new InputError('There’s no gradient in this text', { hint: 'linear-gradient(90deg, red, blue) is one.' });
    if (gradients.length > MOST_LAYERS)
      throw new InputError(`Up to ${MOST_LAYERS} gradients can be laid over one another`);
    return gradients;
  }
}

/** Comments become as many spaces: what stands behind them stays where it is. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));

function start(text: string): string {
  if (text.length > LONGEST) throw new InputError(`Paste up to ${LONGEST.toLocaleString('en')} characters`);
  return withoutComments(text);
}

/** The gradients of a background as a style sheet has it, the first on top. */
export function readGradients(text: string, readColor: ReadColor, box = { width: 1200, height: 630 }): ReadGradients {
  const reader = new GradientReader(start(text), readColor, box, false);
  const gradients = reader.read();
  return { gradients, remarks: [...reader.remarks] };
}

/** Gradients as this site writes them: sRGB stands for itself. */
export function readLayers(text: string, readColor: (text: string) => string): readonly Gradient[] {
  return new GradientReader(start(text), readColor, { width: 1, height: 1 }, true).read();
}
