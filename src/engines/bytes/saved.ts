import { countOfBytes } from './size';

const byteLength = (written: string): number => new TextEncoder().encode(written).length;

/** What making a text smaller saved, as figures beside it. */
export function savedBytes(before: string, after: string) {
  const [old, now] = [byteLength(before), byteLength(after)];
  const saved = old === 0 ? 0 : 1 - now / old;
  return [
    { label: 'Original Size', value: countOfBytes(old) },
    { label: 'Minified Size', value: countOfBytes(now) },
    { label: 'Compression Ratio', value: `${(saved * 100).toFixed(2)}%`, meter: Math.max(0, saved) },
  ];
}
