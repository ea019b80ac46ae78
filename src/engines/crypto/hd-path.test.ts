import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { INDICES, readPath, type Step, writePath } from './hd-path';

const refusal = (text: string) => {
  try {
    return `gave ${writePath(readPath(text))}`;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.details).toMatchObject({ field: 'path', line: 1, column: error.details.offset! + 1 });
    return `${error.details.offset}: ${error.message}`;
  }
};

it.each([
  ["m/0'/0", "m/0'/0"],
  ["M/44'/0'/0'/0", "m/44'/0'/0'/0"],
  ['44h/0H/0’/0‘/0′/0ʹ', "m/44'/0'/0'/0'/0'/0'"],
  ['0', 'm/0'],
  ['m', 'm'],
  [' m / 49h / 007 \n', "m/49'/7"],
  ['m/2147483647h/2147483647', "m/2147483647'/2147483647"],
  [`m${'/1h'.repeat(255)}`, `m${"/1'".repeat(255)}`],
])('reads %.40j', (text, path) => expect(writePath(readPath(text))).toBe(path));

it.each([
  ['  ', '0: The path is empty: write m'],
  ['/0', '0: Step 1 of the path is empty'],
  ['m/', '2: Step 1 of the path is empty'],
  ["m/44'//0", '6: Step 2 of the path is empty'],
  ["m/44'/0 /", '9: Step 3 of the path is empty'],
  ['m/0/m', '4: Step 2 of the path, "m", must be a number'],
  ['m/0/ 1x2', '6: Step 2 of the path, "1x2", must be a number'],
  ["m/0''", '4: Step 1 of the path, "0\'\'", must be a number'],
  ["m/'", '2: Step 1 of the path, "\'", must be a number'],
  ["m'/0", '0: Step 1 of the path, "m\'", must be a number'],
  ['m/-1', '2: Step 1 of the path, "-1", must be a number'],
  ['m/1e3', '3: Step 1 of the path, "1e3", must be a number'],
  ['m/0x10', '3: Step 1 of the path, "0x10", must be a number'],
  ['m/٣', '2: Step 1 of the path, "٣", must be a number'],
  ["m/1/0'/*", '7: Step 3 of the path, "*", must be a number'],
  [
    'm/0/2147483648',
    '4: Step 2 of the path, "2147483648", is too large: an index is at most 2147483647; the hardened one is written 0\'',
  ],
  ["m/2147483648'", '2: Step 1 of the path, "2147483648\'", is too large: an index is at most 2147483647'],
  [`m/${'9'.repeat(400)}`, `2: Step 1 of the path, "${'9'.repeat(40)}", is too large: an index is at most 2147483647`],
  [`m${'/1'.repeat(256)}`, '512: A path can have up to 255 steps'],
])('refuses %.40j, and says where', (text, message) => {
  const messages = refusal(text);
  expect(messages.slice(0, message.length)).toBe(message);
  if (message.endsWith('2147483647')) expect(messages).toBe(message);
});

it('reads what it writes, and gives steps or an InputError for any text at all', () => {
  const step: fc.Arbitrary<Step> = fc.record({ index: fc.nat(INDICES - 1), hardened: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 255 }), (steps) => {
      expect(readPath(writePath(steps))).toEqual(steps);
    }),
    { numRuns: 50 },
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."mM/0129'’hHx *") }), (text) => {
      const messages = refusal(text);
      if (messages.startsWith('gave ')) expect(refusal(messages.slice(5))).toBe(messages);
    }),
  );
});
