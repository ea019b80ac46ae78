import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { expectCalm, runner } from '../testing';
import tool from './tool';

const run = runner(tool);
const toml = `a.b = "x"
m = 12345678901234567890
f = 1.0
[t]
s = '''
C:\\x
'''
[[t.l]]
on = true
`;

describe('toml-converter', () => {
  it('gives JSON and YAML of the same value', async () => {
    const json = (await run(toml, { outputFormat: 'json' })).text;
    const yaml = (await run(toml, { outputFormat: 'yaml', indentSize: '4' })).text;
    expect(json).toContain('"m": 12345678901234567890,\n  "f": 1.0,');
    expect(yaml).toContain('m: 12345678901234567890\nf: 1.0\n');
    expect(yaml).toContain('s: |\n        C:\\x\n');
    expect(parse(yaml, { intAsBigInt: true })).toEqual(parse(json, { intAsBigInt: true }));
  });
  it('says in JSON what it cannot hold, which YAML can', async () => {
    await expect(run('a = [1.0, -inf]')).rejects.toMatchObject({ message: 'JSON has no -inf: $.a[1]' });
    expect((await run('a = [1.0, -inf, nan]', { outputFormat: 'yaml' })).text).toBe(
      'a:\n  - 1.0\n  - -.inf\n  - .nan\n',
    );
  });
  it('names its file by the format', () => {
    const { download } = tool.output;
    expect([{ outputFormat: 'json' }, { outputFormat: 'yaml' }].map(download as never)).toEqual([
      'converted.json',
      'converted.yaml',
    ]);
  });
  it('stays calm', async () => {
    await expectCalm((input) => run(`a = ${input}`));
    await expectCalm((input) => run(input, { outputFormat: 'yaml' }));
  });
});
