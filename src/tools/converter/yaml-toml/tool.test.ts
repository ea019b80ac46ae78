import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { expectCalm, runner } from '../testing';
import tool from './tool';

const run = runner(tool);

describe('yaml-toml', () => {
  it('means to smol-toml what the YAML means to the yaml library', async () => {
    const yaml = `
a: {b: {c: [1, 2.5, x]}, "d e": true}
l: [{x: 1}, {y: {z: [[1], []]}}]
m: [1, {k: v}]
s: |
  "one" \\ two
    three
e: {}
`;
    expect(parseToml((await run(yaml)).text)).toEqual(parseYaml(yaml));
  });
  it('keeps dates and big integers', async () => {
    expect((await run('d: 2024-02-29\nt: 2001-12-14t21:59:43.10-05:00\nn: 9223372036854775807\nf: 1.0')).text).toBe(
      'd = 2024-02-29\nt = 2001-12-14T21:59:43.10-05:00\nn = 9223372036854775807\nf = 1.0\n',
    );
  });
  it.each([
    ['a:\n  b:', 'TOML has no null: $.a.b'],
    ['- 1', 'TOML is a table at its top, and this is a list: $'],
    ['a: 1\n---\nb: 2', 'TOML is a table at its top, and this is a list: $'],
    ['x: [9223372036854775808]', '9223372036854775808 doesn’t fit in TOML’s 64-bit integers: $.x[0]'],
  ])('refuses %j', async (yaml, message) => {
    await expect(run(yaml)).rejects.toMatchObject({ name: 'InputError', message });
  });
  it('stays calm', () => expectCalm(run), 60_000);
});
