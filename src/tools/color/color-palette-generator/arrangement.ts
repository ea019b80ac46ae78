import { parseHexDigits } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { InputError } from '@/kit';

/** What was done by hand to one swatch of a scheme. */
export interface Slot {
  /** The swatch of the scheme, from 1. */
  readonly slot: number;
  /** In place of the scheme's own color. */
  readonly color?: string;
  /** It stays as it is when the others are shuffled. */
  readonly isLocked?: boolean;
}

const ENTRY = /^(\d{1,2})(?:=(#?[\da-f]{3,8})(!?))?$/i;

function readSlot(entry: string, at: number): Slot {
  const [, digits, hex, lock] = ENTRY.exec(entry) ?? [];
  const color = hex === undefined ? undefined : parseHexDigits(hex);
  if (!digits || Number(digits) === 0 || (hex !== undefined && !color))
    throw new InputError(
      `Arrangement, word ${at + 1}: “${entry.slice(0, 20)}” isn’t a swatch. Write its number, or a HEX color after it: 2 1=#f4a261 3`,
    );
  return {
    slot: Number(digits),
    ...(color && { color: formatSrgb(color, 'hex') }),
    ...(lock && { isLocked: true }),
  };
}

/** Swatches by number in their order; `=` and a color in place of the scheme's, `!` once it is locked: `2 1=#f4a261! 3`. */
export function readArrangement(text: string): Slot[] {
  const slots = (text.match(/[^\s,]+/g) ?? []).map(readSlot);
  const seen = new Set<number>();
  for (const { slot } of slots) {
    if (seen.has(slot)) throw new InputError(`Arrangement: swatch ${slot} is there twice`);
    seen.add(slot);
  }
  return slots;
}

/** As it is read; nothing where all swatches are as the scheme has them. */
export function writeArrangement(slots: readonly Slot[]): string {
  if (slots.every(({ slot, color }, at) => slot === at + 1 && !color)) return '';
  return slots.map(({ slot, color, isLocked }) => `${slot}${color ? `=${color}${isLocked ? '!' : ''}` : ''}`).join(' ');
}

/** A slot for every one of so many swatches: those not named follow in their order, and those beyond are left out. */
export function completeSlots(slots: readonly Slot[], count: number): Slot[] {
  const named = slots.filter(({ slot }) => slot <= count);
  const others = Array.from({ length: count }, (_, i) => i + 1).filter(
    (slot) => !named.some((one) => one.slot === slot),
  );
  return [...named, ...others.map((slot) => ({ slot }))];
}

/** The list with one of its entries at another place. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}
