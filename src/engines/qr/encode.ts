import { encodeQR } from 'qr';
import { InputError } from '@/engines/input-error';
import { countLookalikes } from './lookalikes';

/** How much of the symbol may be lost: about 7, 15, 25 and 30 percent. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

export const QR_LEVELS: readonly QrLevel[] = ['L', 'M', 'Q', 'H'];

/** Rows of modules, true for dark, without the quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[];

export interface QrCode {
  modules: QrMatrix;
  /** 1 to 40. */
  version: number;
  /** Modules along each side: 17 + 4 × version. */
  size: number;
}

const LEVEL_NAMES = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

/** What version 40 holds, ISO/IEC 18004 table 7. Digits, and capitals with a few signs, are packed tighter than bytes. */
const CAPACITIES = {
  digits: { L: 7089, M: 5596, Q: 3993, H: 3057 },
  characters: { L: 4296, M: 3391, Q: 2420, H: 1852 },
  bytes: { L: 2953, M: 2331, Q: 1663, H: 1273 },
} as const;

/** The eight patterns that may be laid over the data. */
const MASKS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

interface EncodeOptions {
  level?: QrLevel;
  /** For eyes that are drawn in another shape: the pattern over the data is the one that leaves least in it that could be taken for an eye. */
  isStyled?: boolean;
}

/** The smallest QR code that holds the text (as UTF-8 where it is neither digits nor capitals) at a level of error correction. */
export function encodeQr(text: string, { level = 'M', isStyled = false }: EncodeOptions = {}): QrCode {
  if (text === '') throw new InputError('Enter some text to encode');
  const { count, unit, limit } = measureQrText(text, level);
  if (count > limit) throw new InputError(`Level ${level} holds at most ${limit} ${unit}; this text has ${count}.`);

  const draw = (mask?: (typeof MASKS)[number]): QrMatrix => {
    // The package insists on a border; ours is drawn later, so its thinnest is cut off again.
    const bordered = encodeQR(text, 'raw', {
      ecc: LEVEL_NAMES[level],
      border: 1,
      ...(mask !== undefined && { mask }),
    });
    return bordered.slice(1, -1).map((row) => row.slice(1, -1));
  };
  const modules = isStyled ? fewestLookalikes(draw) : draw();
  return { modules, version: (modules.length - 17) / 4, size: modules.length };
}

/** Begins with the pattern that the standard would take. */
function fewestLookalikes(draw: (mask?: (typeof MASKS)[number]) => QrMatrix): QrMatrix {
  let best = draw();
  let fewest = countLookalikes(best);
  for (const mask of MASKS) {
    if (fewest === 0) break;
    const modules = draw(mask);
    const count = countLookalikes(modules);
    if (count < fewest) [best, fewest] = [modules, count];
  }
  return best;
}

/** Length of a text in the unit that counts for it, and how many of those a level holds. */
export function measureQrText(
  text: string,
  level: QrLevel,
): { count: number; unit: keyof typeof CAPACITIES; limit: number } {
  const unit = /^\d*$/.test(text) ? 'digits' : /^[\dA-Z $%*+\-./:]*$/.test(text) ? 'characters' : 'bytes';
  const count = unit === 'bytes' ? new TextEncoder().encode(text).length : text.length;
  return { count, unit, limit: CAPACITIES[unit][level] };
}
