import figlet from 'figlet';
import { expect, it } from 'vitest';
import { initialValues } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (input: string, options: Partial<Options> = {}) => runTool(tool, input, options);

it('starts as people expect', () => {
  expect(initialValues(tool.options)).toEqual({
    font: 'Standard',
    width: 80,
    horizontalLayout: 'default',
    verticalLayout: 'default',
    align: 'left',
    comment: 'none',
  });
  expect(tool.input.initial).toBe('ASCII ART');
  expect(tool.options.width).toMatchObject({ min: 40, max: 200, step: 5 });
});

it('draws what figlet draws, and wraps words at the width', async () => {
  const { shown } = await run('one two three', { font: 'Slant', width: 40 });
  const expected = figlet.textSync('one two\nthree', { font: 'Slant' });
  expect(shown.value).toBe(expected.replace(/[^\S\n]+$/gm, '').replace(/\n+$/, ''));
});

it('says what the font does not have', async () => {
  expect((await run('5 €')).notes).toEqual(['Not in this font, so left out: €']);
  expect((await run('ẽ')).notes).toEqual(['Not in this font, so replaced by the nearest letter: ẽ']);
});

it('says in one sentence that a font did not come', async () => {
  await expect(run('x', { font: 'No such font' })).rejects.toThrow(
    'There was an error generating your ASCII art. Try different settings.',
  );
  await expect(run('x'.repeat(501))).rejects.toThrow('The text is limited to 500 characters; this one has 501.');
});
