import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformRandom, seededRandom } from '@/engines/random';
import { runs } from '@/engines/testing/long';
import { InputError } from '@/kit';
import { readOption } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { readBcrypt } from './parts';
import tool from './tool';

const run = (
  password: string,
  options: Partial<ToolOptions<typeof tool>>,
  random = seededRandom('test'),
  progress = (_: number) => {},
) => runTool(tool, password, options, { random, progress });
const compare = (password: string, bcryptHash: string) =>
  run(password, { mode: 'compare', bcryptHash }).then(
    ({ value, data, fails }) => {
      expect(fails === undefined).toBe(data.matches);
      return fails?.message ?? value;
    },
    (error) => {
      expect(error).toBeInstanceOf(InputError);
      return error.message as string;
    },
  );
const MATCH = 'Match: the password matches this hash';
const NO_MATCH = 'The password doesn’t match this hash.';

describe('Compare', () => {
  const lines = readFileSync(new URL('libxcrypt-hashes.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  it.each(lines)('fits what libxcrypt made: %s', async (line) => {
    const [password = '', hash = ''] = line.split('\t');
    expect(await compare(JSON.parse(password), hash)).toBe(MATCH);
    expect(await compare(`!${JSON.parse(password)}`, hash)).toBe(NO_MATCH);
  });

  it('says what is cut off of a password that does not fit, too', async () => {
    const { value: bcryptHash } = await run('x'.repeat(73), { cost: 4 });
    const failed = async (password: string) =>
      (await run(password, { mode: 'compare', bcryptHash })).fails?.details.hint;
    expect(await failed('y'.repeat(73))).toMatch(/^bcrypt only uses the first 72 bytes; this password has 73/);
    expect(await failed('y')).toBeUndefined();
  });

  // The vectors of John the Ripper.
  it.each([
    ['U*U*', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
    ['U*U*U', '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
    ['', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy'],
  ])('%j fits %s', async (password, hash) => {
    expect(await compare(password, hash)).toBe(MATCH);
    expect(await compare(password, `  ${hash}\n`)).toBe(MATCH);
  });

  it('says what is no hash', async () => {
    for (const text of [
      '',
      'abc',
      '$2c$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK',
      '$2a$03$'.padEnd(60, 'x'),
      '$1$abc$def',
    ])
      expect(await compare('x', text)).toMatch(/^This isn’t a bcrypt hash/);
  });
});

describe('Hash', () => {
  it('gives the chosen version and cost, a new salt each time, and fits', async () => {
    for (const version of ['2a', '2b', '2y'] as const) {
      const { value } = await run('Grüße 😀', { cost: 4, version }, platformRandom());
      const other = await run('Grüße 😀', { cost: 4, version }, platformRandom());
      expect(value).toMatch(new RegExp(`^\\$${version}\\$04\\$`));
      expect(value).not.toBe(other.value);
      expect(await compare('Grüße 😀', value)).toBe(MATCH);
    }
  });

  it('says that only 72 bytes are used', async () => {
    expect((await run('x'.repeat(72), { cost: 4 })).notes).toEqual([]);
    const { value, notes } = await run(`${'ü'.repeat(36)}a`, { cost: 4 });
    expect(notes).toEqual(['bcrypt only uses the first 72 bytes; this password has 73, so the rest is ignored.']);
    expect(await compare('ü'.repeat(36), value)).toBe(MATCH);
  });

  it('tells how far it is', async () => {
    const told: number[] = [];
    await run('abc', { cost: 10 }, undefined, (done) => told.push(done));
    expect(told.length).toBeGreaterThan(0);
    expect(Math.max(...told)).toBeLessThanOrEqual(1);
  });

  it('takes any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (password) => {
        const { value } = await run(password, { cost: 4 });
        expect(readBcrypt(value)?.cost).toBe(4);
      }),
      { numRuns: runs(40) },
    );
    expect(readBcrypt((await run('\ud83d\0'.repeat(500_000), { cost: 4 })).value)).toBeDefined();
  });

  it('takes costs from 4 to 15, and 10 unless told otherwise', () => {
    expect(tool.options.cost.initial).toBe(10);
    expect(() => readOption(tool.options.cost, 3)).toThrow('Cost must be from 4 to 15');
    expect(() => readOption(tool.options.cost, 16, 'command')).toThrow('Cost must be from 4 to 15');
  });
});
