import { describe, expect, it } from 'vitest';
import { decodeEntities } from '@/engines/entities';
import { LONG } from '@/engines/testing/long';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { COMMON } from './common';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const full = (input: string, options: Partial<Options> = {}) => runTool(tool, input, options);
const run = async (...args: Parameters<typeof full>) => (await full(...args)).shown.value as string;

describe('html-entity-encoder-decoder', () => {
  it('has a use for every option', async () => {
    expect(await run('<é', { form: 'decimal' })).toBe('&#60;&#233;');
    expect(await run('<é', { form: 'hex' })).toBe('&#x3C;&#xE9;');
    expect(await run('<é', { scope: 'special' })).toBe('&lt;é');
    expect(await run('a.', { scope: 'all', form: 'decimal' })).toBe('&#97;&#46;');
    expect(await run('&copy; & &x;', { keepEntities: true })).toBe('&copy; &amp; &amp;x;');
    expect(await run('?a&copy=1', { mode: 'decode' })).toBe('?a©=1');
    expect(await run('?a&copy=1', { mode: 'decode', place: 'attribute' })).toBe('?a&copy=1');
  });

  it('names what it could not decode', async () => {
    expect((await full('&nope; &#0;', { mode: 'decode' })).notes).toEqual([
      'Not in HTML, left unchanged: &nope;',
      'No such character, became \ufffd: &#0;',
    ]);
  });

  it('names the file by the direction', () => {
    const name = tool.output.download as (options: object) => string;
    expect(name({ mode: 'encode' })).toBe('encoded_html_entities.txt');
    expect(name({ mode: 'decode' })).toBe('decoded_html_entities.txt');
  });

  it('lists common entities that are what they say', () => {
    for (const [character, entity] of COMMON) expect(decodeEntities(entity).text, entity).toBe(character);
    expect(new Set(COMMON.map(([, entity]) => entity)).size).toBe(COMMON.length);
  });

  it.runIf(LONG)('is quick with a megabyte', async () => {
    const text = '&'.repeat(1_000_000);
    expect(await run(await run(text, { keepEntities: true }), { mode: 'decode' })).toBe(text);
    expect(await run(text, { mode: 'decode' })).toBe(text);
  });
});
