import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { type Align, drawBanner } from './banner';
import { asComment, COMMENTS, type CommentStyle } from './comment';
import fixture from './figlet.fixture.json';
import type { Layout } from './fonts';

/** The program leaves out the column that a font begins with; the package draws it. */
function dedent(art: string): string {
  const lines = art.split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length));
  return lines.map((line) => line.slice(indent)).join('\n');
}

it('draws as the figlet of Debian does, in every layout', async () => {
  expect(fixture.rows.length).toBe(167);
  for (const { font, text, horizontal, align, width, art } of fixture.rows) {
    const drawn = await drawBanner(text, { font, width, horizontal: horizontal as Layout, align: align as Align });
    const [ours, theirs] = align === 'left' ? [dedent(drawn.art), dedent(art)] : [drawn.art, art];
    expect(`${font}, ${text}, ${horizontal}\n${ours}`).toBe(`${font}, ${text}, ${horizontal}\n${theirs}`);
  }
});

it('brings lines together, and each where it is asked to stand', async () => {
  const lines = async (vertical: Layout) =>
    (await drawBanner('gym\nHat', { font: 'Standard', width: 80, vertical })).art.split('\n').length;
  expect(await lines('full')).toBe(11);
  expect(await lines('universal')).toBeLessThan(11);
  const { art } = await drawBanner('I\nwide', { font: 'Banner', width: 60, align: 'right' });
  for (const block of [art.split('\n').slice(0, 7), art.split('\n').slice(-7)])
    expect(Math.max(...block.map((row) => row.length))).toBeGreaterThan(57);
});

const ART = String.raw`/* it's "so" */ \n %s $HOME
--> -- ---   <!-- ${'`'}${'```'}
\\  \ end \ `.trimEnd();

const STYLES = Object.keys(COMMENTS) as CommentStyle[];
it('writes comments that end where they should', () => {
  expect(STYLES.length).toBe(15);
  for (const style of ['slashes', 'block', 'stars'] as const) {
    const program = parse(`${asComment(ART, style)}\nnext()`, { ecmaVersion: 'latest' });
    expect(program.body).toHaveLength(1);
  }
  expect(asComment(ART, 'slashes').endsWith('\\')).toBe(false);
  const { childNodes } = parseFragment(`${asComment(ART, 'html')}<p>`);
  expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['#comment', 'p']);
  expect((childNodes[0] as { data: string }).data).not.toMatch(/--/);
});

it('writes programs that print the art', () => {
  expect(execFileSync('sh', ['-c', asComment(ART, 'echo')], { encoding: 'utf8' })).toBe(`${ART}\n`);
  const printed: string[] = [];
  runInNewContext(asComment(ART, 'console'), { console: { log: (line: string) => printed.push(line) } });
  expect(printed.join('\n')).toBe(ART);
  expect(execFileSync('python3', ['-c', asComment(ART, 'print')], { encoding: 'utf8' })).toBe(`${ART}\n`);
});

it('puts a sign before every line', () => {
  expect(asComment('a\n\n b', 'hash')).toBe('# a\n#\n#  b');
  expect(asComment('a', 'rem')).toBe('REM a');
  expect(asComment('a ```` b', 'markdown')).toBe('`````text\na ```` b\n`````');
  expect(asComment('a', 'none')).toBe('a');
});
