import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import { getSteps } from './steps';
import tool from './tool';

vi.mock('@/engines/number/factorial', { spy: true });
// Other tests of this process have loaded the real one, and want it again.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const run = (input: string) => runTool(tool, input);

describe('factorial-calculator', () => {
  // python3 -c "import math, hashlib, sys; sys.set_int_max_str_digits(0); s = str(math.factorial(N)); print(len(s), hashlib.sha256(s.encode()).hexdigest())"
  it.each([
    [1, 1, '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b'],
    [2, 1, 'd4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35'],
    [170, 307, '252548086043121de9653b7f96f3d4813f637ff6a954f934e81f4bd43e036af6'],
    [1000, 2568, 'cc336cf135d690c1105664b3b859db66b940db51cd66cf891fee120584cf7873'],
    [10000, 35660, 'f17f312be51414ec57f0fda0b1589003663a505df1ef2aafac40bb3be2e46c8e'],
    [100000, 456574, '820239691ef9b4887957093bb745a1ac33d3184b272db3e9a0d0a37062a13399'],
  ])('gives every digit of %i!', async (number, length, sha256) => {
    const { shown, facts } = await run(String(number));
    const digits = shown.value as string;
    expect(digits.length).toBe(length);
    expect(createHash('sha256').update(digits).digest('hex')).toBe(sha256);
    expect(facts[0]!.value.replaceAll(',', '')).toBe(String(length));
    expect(facts[1]!.value.replaceAll(',', '')).toBe(String(/0*$/.exec(digits)![0].length));
  });

  it('tells about how much it is', async () => {
    expect((await run('100')).facts[2]).toEqual({ label: 'About', value: '9.332621 × 10¹⁵⁷' });
  });

  it.each(['', 'abc', '-1', '1.5', '1e3', '٣', '5!', '1 2', '\u0000', '__proto__', 'a'.repeat(1e6)])(
    'refuses %.20j',
    async (input) => {
      await expect(run(input)).rejects.toMatchObject({
        name: 'InputError',
        message: 'Please enter a non-negative integer.',
      });
    },
  );

  it('refuses what is too large', async () => {
    await expect(run('100001')).rejects.toThrow('Please enter a number up to 100,000');
    await expect(run('9'.repeat(1e6))).rejects.toBeInstanceOf(InputError);
    expect((await run(`  +${'0'.repeat(1000)}3 \n`)).shown.value).toBe('6');
  });

  it('says that it failed where the machine does', async () => {
    const { factorial } = await import('@/engines/number/factorial');
    vi.mocked(factorial).mockImplementationOnce(() => {
      throw new RangeError('Maximum BigInt size exceeded');
    });
    await expect(run('5')).rejects.toMatchObject({
      name: 'InputError',
      message: 'An error occurred during calculation.',
    });
    expect((await run('5')).shown.value).toBe('120');
  });

  it('shows steps that are true', () => {
    expect(getSteps(0n)).toEqual(['0! = 1, by definition']);
    expect(getSteps(3n)).toEqual(['3! = 3 × 2 × 1', '1! = 1', '2! = 2 × 1 = 2', '3! = 3 × 2 = 6']);
    expect(getSteps(10000n)).toHaveLength(22);
    expect(getSteps(10000n)[20]).toBe('20! = 20 × 121645100408832000 = 2432902008176640000');
  });
});
