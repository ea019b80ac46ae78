import { encodeHex } from '@/engines/bytes/hex';
import { readUlid, ulids } from '@/engines/random/ulids';
import { writtenDay } from '@/engines/time/written-moment';
import { defineTool, integer, list, result, resultAs, rowValue, secret, summary, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';

function decode(text: string): readonly FieldRow[] {
  const { ulid, bytes, time, randomness } = readUlid(text);
  const hex = encodeHex(bytes);
  return [
    { label: 'ULID', value: ulid },
    { label: 'Time', value: new Date(time).toISOString() },
    { label: 'Unix time', value: String(time), note: 'milliseconds' },
    { label: 'Randomness', value: randomness, note: '80 bits' },
    { label: 'As UUID', value: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') },
    { label: 'Integer', value: String(BigInt(`0x${hex}`)) },
  ];
}

export default defineTool({
  options: {
    count: integer('Count', 5, { min: 1, max: 1000, commandMax: 10_000 }),
    lowercase: toggle('Lowercase', false),
    // Whatever is pasted to be taken apart may name a record: it stays on the page.
    ulid: secret('ULID', { hidden: true, placeholder: 'Paste one to read its time' }),
  },
  output: list({ label: 'ULIDs' }),
  also: ['fields'],
  action: 'Generate',
  run(_, { count, lowercase, ulid }, { random, now }) {
    if (ulid.trim() !== '') return resultAs('fields', decode(ulid));
    const time = now();
    const next = ulids(random, time);
    return result(
      Array.from({ length: count }, () => (lowercase ? next().toLowerCase() : next())),
      { facts: [{ label: 'Time', value: new Date(time).toISOString() }] },
    );
  },
  summarize(outcome) {
    const time = rowValue(outcome, 'Time');
    if (time === undefined) return undefined;
    return summary(
      `ULID made on ${writtenDay(time)} at ${time.slice(11, 19)} UTC`,
      rowValue(outcome, 'ULID'),
      rowValue(outcome, 'As UUID'),
    );
  },
  examples: [
    {
      title: 'Two of one moment',
      input: undefined,
      options: { count: 2 },
      output: ['01KDYAK3488AHK1WR12V2Y3WA7', '01KDYAK3488AHK1WR12V2Y3WA8'],
    },
  ],
});
