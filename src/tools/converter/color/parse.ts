import { parseColor } from '@/engines/color/parse';
import { type Color, fromRgb8, spaces } from '@/engines/color/spaces';
import { InputError } from '@/kit';

const CALL = /^\s*(device-cmyk|cmyka?|hs[vb]a?)\(([^()]*)\)\s*$/i;
const PART = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg|turn|rad|grad)?$/i;

/** Turns of one unit of an angle. */
const TURNS: Readonly<Record<string, number>> = { deg: 1 / 360, turn: 1, rad: 1 / (2 * Math.PI), grad: 1 / 400 };
const inside = (share: number) => Math.min(1, Math.max(0, share));

/** Any CSS color, and hsv() and cmyk(), which CSS lacks and people have. */
export function readColor(text: string): Color {
  const call = CALL.exec(text);
  if (!call) return parseColor(text);
  const [, name = '', inner = ''] = call;
  const parts = inner
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part) => PART.exec(part));
  const inks = /cmyk/i.test(name);
  const wanted = inks ? 4 : 3;
  if (parts.includes(null) || parts.length < wanted || parts.length > wanted + 1)
    throw new InputError(
      inks
        ? 'cmyk() takes four inks in percent, as in cmyk(0%, 66%, 80%, 0%)'
        : 'hsv() takes an angle and two percentages, as in hsv(210, 88%, 100%)',
    );
  // CSS has inks from 0 to 1 in device-cmyk(), where no % is written; everyone else counts them in percent.
  const share = (at: number, whole = 100) => inside(Number(parts[at]![1]) / (parts[at]![2] === '%' ? 100 : whole));
  const alpha = parts.length > wanted ? share(wanted, 1) : 1;
  if (inks) {
    const whole = name.toLowerCase() === 'device-cmyk' ? 1 : 100;
    const light = (at: number) => (1 - share(at, whole)) * (1 - share(3, whole)) * 255;
    return fromRgb8(light(0), light(1), light(2), alpha);
  }
  const [, angle = '0', unit = 'deg'] = parts[0]!;
  const turns = Number(angle) * (TURNS[unit.toLowerCase()] ?? 1 / 100);
  return spaces.rgb({ mode: 'hsv', h: (((turns % 1) + 1) % 1) * 360, s: share(1), v: share(2), alpha });
}
