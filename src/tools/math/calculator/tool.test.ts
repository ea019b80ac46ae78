import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { valueAs } from '@/kit/output';
import { runEach, runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const run = (input: string, options = {}) => runTool(tool, input, options);

describe('calculator', () => {
  it('gives a result for each line, and a line break at the end does no harm', async () => {
    expect((await run('2^0.5\r\n')).value).toBe('1.414213562373095');
    const { shown } = await runEach(tool, '1+1\r\n\n2^0.5\n');
    expect(valueAs(shown, 'table')!.rows.map(([, result]) => result)).toEqual(['2', '1.414213562373095']);
  });

  it('says in which line and column something is wrong', async () => {
    await expect(run('\n 2+×3\n')).rejects.toMatchObject({
      message: 'A number is missing between + and ×',
      details: { line: 2, column: 4 },
    });
    await expect(run(' ')).rejects.toThrow('Enter an expression');
  });

  it('says when it closed parentheses', async () => {
    const { shown, notes } = await run('2(3+4');
    expect([shown.value, notes]).toEqual(['14', ['Open parentheses were closed at the end.']]);
  });

  it('runs a notebook, and says where a line is wrong', async () => {
    const { shown, notes, data } = await runEach(tool, 'a = 2 km\n\na × 3 in m\na +\n', { notebook: true });
    expect(valueAs(shown, 'table')).toEqual({
      columns: ['Input', 'Result', 'Error'],
      rows: [
        ['a = 2 km', '2 km', ''],
        ['a × 3 in m', '6000 m', ''],
        ['a +', '', 'A number is missing after +'],
      ],
    });
    expect(notes).toEqual(['Line 4, character 4: A number is missing after +.']);
    expect(data).toMatchObject({ lines: [{ line: 1, name: 'a' }, { line: 3 }, { line: 4, column: 4 }] });
    const { shown: dated } = await runEach(tool, '2026-12-25 - today', { notebook: true });
    expect(valueAs(dated, 'table')!.rows).toEqual([['2026-12-25 - today', '357 days']]);
  });

  it('takes each of several lines by itself, also where they would be one expression', async () => {
    const { shown } = await runEach(tool, '1+1\n+2');
    expect(valueAs(shown, 'table')!.rows.map(([, result]) => result)).toEqual(['2', '2']);
  });

  it.runIf(LONG)('takes a megabyte of letters, parentheses or lines', async () => {
    await expect(run('a'.repeat(1e6))).rejects.toThrow('An expression can have up to 5000 characters');
    await expect(run('('.repeat(1e6))).rejects.toThrow('An expression can have up to 5000 characters');
    expect(valueAs((await runEach(tool, '1+1\n'.repeat(20_000))).shown, 'table')!.rows).toHaveLength(20_000);
  });
});

let bc: string | undefined;
try {
  bc = execFileSync('bc', ['-l'], { input: '1\n', encoding: 'utf8' });
} catch {
  // Only where it is installed.
}
describe.skipIf(bc === undefined)('beside bc', () => {
  it('agrees to fifty digits', async () => {
    const expressions = ['1/7', '(2+3)*4-7/9', '2^40/3', 's(1)*c(2)', 'l(10)+e(1)', 'sqrt(3)/a(2)'];
    const theirs = execFileSync('bc', ['-l'], {
      input: `scale=70\n${expressions.join('\n')}\n`,
      encoding: 'utf8',
      env: { BC_LINE_LENGTH: '0' },
    });
    const names: Record<string, string> = { s: 'sin', c: 'cos', l: 'ln', e: 'exp', a: 'atan' };
    const named = expressions.map((one) => one.replace(/\b[scela](?=\()/g, (name) => names[name]!));
    const mine = await Promise.all(named.map(async (one) => (await run(one, { digits: 50 })).value));
    const cut = (text: string) => text.replace(/^(-?)\./, '$10.').slice(0, 48);
    expect(mine.map(cut)).toEqual(theirs.trim().split('\n').map(cut));
  });
});
