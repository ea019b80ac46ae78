import { InputError, placeAt } from '@/engines/input-error';
import { refuseHalves } from './escapes';

// RFC 3492, section 5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
/** The time grows with the square of the length, and a name has 63 characters. */
const LONGEST = 1000;
const DOTS = /([.\u3002\uff0e\uff61])/;

function adapt(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / count);
  let k = 0;
  for (; left > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) left = Math.floor(left / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}

const threshold = (k: number, bias: number) => Math.min(T_MAX, Math.max(T_MIN, k - bias));

/** One part of a name. */
export function encodePunycode(text: string): string {
  const codes = Array.from(text, (character) => character.codePointAt(0)!);
  const basic = codes.filter((code) => code < FIRST_CODE);
  let out = String.fromCharCode(...basic) + (basic.length > 0 ? '-' : '');
  let handled = basic.length;
  let bias = FIRST_BIAS;
  let delta = 0;
  let from = FIRST_CODE;
  while (handled < codes.length) {
    const next = codes.reduce((least, code) => (code >= from && code < least ? code : least), Number.POSITIVE_INFINITY);
    delta += (next - from) * (handled + 1);
    from = next;
    for (const code of codes) {
      if (code < from) delta++;
      if (code !== from) continue;
      let rest = delta;
      for (let k = BASE; ; k += BASE) {
        const t = threshold(k, bias);
        if (rest < t) break;
        out += (t + ((rest - t) % (BASE - t))).toString(BASE).replace(/./, toDigit);
        rest = Math.floor((rest - t) / (BASE - t));
      }
      out += rest.toString(BASE).replace(/./, toDigit);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
    delta++;
    from++;
  }
  return out;
}

/** Letters come before the digits here, and behind them in JavaScript's base 36. */
const toDigit = (digit: string) => {
  const value = Number.parseInt(digit, BASE);
  return value < 26 ? String.fromCharCode(97 + value) : String(value - 26);
};
const fromDigit = (digit: string) => (/\d/.test(digit) ? Number(digit) + 26 : digit.toLowerCase().charCodeAt(0) - 97);

/** One part of a name; undefined where it is none. */
export function decodePunycode(text: string): string | undefined {
  const last = text.lastIndexOf('-');
  const codes = Array.from(last > 0 ? text.slice(0, last) : '', (character) => character.charCodeAt(0));
  if (/[^\0-\x7f]/.test(text)) return undefined;
  const digits = text.slice(last > 0 ? last + 1 : 0);
  let code = FIRST_CODE;
  let bias = FIRST_BIAS;
  let i = 0;
  for (let at = 0; at < digits.length; ) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digits[at++];
      if (digit === undefined || !/[\da-z]/i.test(digit)) return undefined;
      const value = fromDigit(digit);
      i += value * weight;
      const t = threshold(k, bias);
      if (value < t) break;
      weight *= BASE - t;
      if (i > Number.MAX_SAFE_INTEGER) return undefined;
    }
    bias = adapt(i - before, codes.length + 1, before === 0);
    code += Math.floor(i / (codes.length + 1));
    i %= codes.length + 1;
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    codes.splice(i++, 0, code);
  }
  return String.fromCodePoint(...codes);
}

/** Every part of a name between dots, by itself. */
function convertParts(text: string, convert: (part: string, at: number) => string): string {
  let at = 0;
  return text
    .split(DOTS)
    .map((part) => {
      const from = at;
      at += part.length;
      return convert(part, from);
    })
    .join('');
}

function refuseLong(part: string, text: string, at: number): void {
  if (part.length > LONGEST)
    throw new InputError(
      `A part of a domain name has 63 characters at most; this one has ${part.length}`,
      placeAt(text, at),
    );
}

/** A domain name as the network knows it. Capitals stay: which letters a registry folds is its own affair. */
export function textToDomain(text: string): string {
  refuseHalves(text);
  return convertParts(text, (part, at) => {
    if (DOTS.test(part)) return part === '.' ? part : '.';
    if (/^[\0-\x7f]*$/.test(part)) return part;
    refuseLong(part, text, at);
    return `xn--${encodePunycode(part)}`;
  });
}

export function domainToText(text: string): string {
  return convertParts(text, (part, at) => {
    if (!/^xn--/i.test(part)) return part;
    refuseLong(part, text, at);
    const read = decodePunycode(part.slice(4));
    if (read === undefined) throw new InputError(`${part.slice(0, 70)} is not valid Punycode`, placeAt(text, at));
    return read;
  });
}
