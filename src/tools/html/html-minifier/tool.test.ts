import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/kit';
import { initialValues } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (input: string, options: Partial<Options> = {}) => runTool(tool, input, options);

describe('html-minifier', () => {
  it('starts as people expect it to', () => {
    expect(initialValues(tool.options)).toEqual({
      removeWhitespace: true,
      removeComments: true,
      collapseBooleanAttributes: true,
      shortenDoctype: true,
      removeOptionalTags: false,
    });
  });

  it.each<[keyof Options, string, string]>([
    ['removeWhitespace', '<p>a  b</p>', '<p>a b</p>'],
    ['removeComments', '<p>a<!--b-->', '<p>a'],
    ['collapseBooleanAttributes', '<input required="">', '<input required>'],
    ['shortenDoctype', '<!DOCTYPE HTML>', '<!doctype html>'],
    ['removeOptionalTags', '<p>a</p>', '<p>a'],
  ])('%s has its effect', async (name, source, expected) => {
    expect((await run(source, { [name]: true })).shown.value).toBe(expected);
    expect((await run(source, { [name]: false })).shown.value).toBe(source);
  });

  it('of nothing saves nothing', async () => {
    expect((await run('')).facts.map(({ value }) => value)).toEqual(['0 bytes', '0 bytes', '0.00%']);
  });

  it('tells the sizes in bytes and the share saved', async () => {
    const { facts } = await run('<p>  é  </p>');
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Original Size: 13 bytes',
      'Minified Size: 9 bytes',
      'Compression Ratio: 30.77%',
    ]);
  });

  it('says why a doctype stays', async () => {
    const old = '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><p>';
    expect((await run(old)).notes).toEqual([
      'The doctype was kept: with the short one browsers would draw the page in a different mode.',
    ]);
  });

  it('shortens a large page, and says what is wrong with one without end', async () => {
    const page = readFileSync('src/engines/markup/fixtures/features.html', 'utf8');
    expect(((await run(page)).shown.value as string).length).toBeLessThan(page.length);
    const endless = run('<div>'.repeat(100_000));
    await expect(endless).rejects.toThrow(InputError);
    await expect(endless).rejects.toMatchObject({ details: { title: 'Minification error occurred', line: 1 } });
  });
});
