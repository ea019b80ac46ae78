// What the console is given, as parts of a line: texts, styles and values.
import { quietly } from './realm';
import { cut, LONGEST_TEXT, snapshot } from './snapshot';

export const text = (value) => ['t', cut(String(value), LONGEST_TEXT).s];
export const part = (value) =>
  typeof value === 'string'
    ? value.length > LONGEST_TEXT
      ? ['t', `${value.slice(0, LONGEST_TEXT)}… ${value.length - LONGEST_TEXT} more characters`]
      : ['t', value]
    : ['v', snapshot(value)];

const CONVERT = {
  s: (value) => text(quietly(() => String(value), '(can’t be shown)')),
  d: (value) =>
    text(
      typeof value === 'symbol'
        ? NaN
        : typeof value === 'bigint'
          ? `${value}n`
          : quietly(() => Number.parseInt(value, 10), NaN),
    ),
  f: (value) => text(typeof value === 'symbol' ? NaN : quietly(() => Number.parseFloat(value), NaN)),
  o: (value) => ['v', snapshot(value)],
  c: (value) => ['c', String(quietly(() => String(value), '')).slice(0, 500)],
};
CONVERT.i = CONVERT.d;
CONVERT.O = CONVERT.o;

/** As the Console Standard says: only a first string with more behind it is a format. */
export const format = (values) => {
  const parts = [];
  let at = 0;
  if (typeof values[0] === 'string' && values.length > 1) {
    at = 1;
    let start = 0;
    const pattern = values[0];
    for (const found of pattern.matchAll(/%([sdifoOc%])/g)) {
      if (found[1] !== '%' && at >= values.length) continue;
      if (found.index > start) parts.push(text(pattern.slice(start, found.index)));
      start = found.index + 2;
      parts.push(found[1] === '%' ? ['t', '%'] : CONVERT[found[1]](values[at++]));
    }
    if (start < pattern.length || parts.length === 0) parts.push(part(pattern.slice(start)));
  }
  for (; at < values.length; at++) {
    if (parts.length > 0) parts.push(['t', ' ']);
    parts.push(part(values[at]));
  }
  return parts;
};
