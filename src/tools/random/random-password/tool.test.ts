import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { readOption } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

const draw = async (options: Partial<ToolOptions<typeof tool>>, seed = 'test') => {
  const { shown, facts } = await runTool(tool, undefined, options, { random: seededRandom(seed) });
  return { passwords: shown.value as readonly string[], facts };
};

const PRINTABLE = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));

describe('random-password', () => {
  it('can give every printable character, and leaves out just the ambiguous ones when asked', async () => {
    const { passwords } = await draw({ length: 32, count: 2000 });
    expect(new Set(passwords.join(''))).toEqual(new Set(PRINTABLE));
    const clear = await draw({ length: 32, count: 2000, excludeAmbiguous: true });
    expect(new Set(clear.passwords.join(''))).toEqual(new Set(PRINTABLE.filter((char) => !'O0l1I'.includes(char))));
  });

  it('always holds each chosen kind, at the shortest length too', async () => {
    const { passwords } = await draw({ length: 8, count: 5000 });
    for (const password of passwords) {
      expect(password).toHaveLength(8);
      for (const kind of [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/]) expect(password).toMatch(kind);
    }
  });

  it('draws each digit of a digits-only password equally often', async () => {
    const { passwords } = await draw({ length: 10, count: 10_000, uppercase: false, lowercase: false, symbols: false });
    const counts = new Map<string, number>();
    for (const char of passwords.join('')) counts.set(char, (counts.get(char) ?? 0) + 1);
    const expected = 10_000;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Nine degrees of freedom: above 27.88 happens once in a thousand.
    expect(counts.size).toBe(10);
    expect(chiSquare).toBeLessThan(27.88);
  });

  it('tells the entropy: sixteen digits are 53.2 bits', async () => {
    const { facts } = await draw({ length: 16, uppercase: false, lowercase: false, symbols: false });
    expect(facts[0]).toMatchObject({ label: 'Entropy', value: `${(16 * Math.log2(10)).toFixed(1)} bits` });
  });

  it('says so when nothing is left to draw from', async () => {
    const none = { uppercase: false, lowercase: false, numbers: false, symbols: false };
    await expect(draw(none)).rejects.toMatchObject({ message: 'Choose at least one kind of character' });
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.length, 7)).toThrow('Length must be from 8 to 32');
    expect(() => readOption(tool.options.count, 11)).toThrow('Count must be from 1 to 10');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
