import { countOfBytes } from './size';

/** In UTF-8. */
export const byteLength = (written: string): number => new TextEncoder().encode(written).length;

/** What making a text smaller saved, as figures beside it. */
export function savedBytes(before: string, after: string) {
  const [old, now] = [byteLength(before), byteLength(after)];
  const saved = old === 0 ? 0 : 1 - now / old;
  // A byte more of a large text is rounded to nothing, which has no sign.
  const percent = (saved * 100).toFixed(2).replace(/^-0\.00$/, '0.00');
  return [
    { label: 'Original Size', value: countOfBytes(old) },
    { label: 'Minified Size', value: countOfBytes(now) },
    { label: 'Compression Ratio', value: `${percent}%`, meter: Math.max(0, saved) },
  ];
}
