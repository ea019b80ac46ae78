import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const full = (input: string, options: Partial<Options> = {}) => runTool(tool, input, options);
const run = async (...args: Parameters<typeof full>) => (await full(...args)).shown.value;

describe('slug-generator', () => {
  it('keeps line by line, whatever ends the lines, and says where there is no slug', async () => {
    const { shown, notes } = await full('One\r\n\r\n!!!\rTwo');
    expect(shown.value).toBe('one\n\n\ntwo');
    expect(notes).toEqual(['No letters or digits, so no slug, on line 3']);
  });

  it.each(['a', 'an', 'and', 'the', 'but', 'or', 'for', 'nor', 'on', 'at', 'to', 'from', 'by'])(
    'leaves out the stop word %s, and only as a whole word',
    async (word) => {
      expect(await run(`${word.toUpperCase()} x${word} y`, { removeStopWords: true })).toBe(`x${word}-y`);
    },
  );

  it('uses what can stand in an address unencoded', async () => {
    const slug = await run('Ça marche: 100 % “œuvre” – Øre & Ł/Þ #1 ½ ™', { separator: 'dot' });
    expect(slug).toBe(encodeURIComponent(slug as string));
    expect(slug).toBe('ca.marche.100.oeuvre.ore.l.th.1.1.2.tm');
  });

  it('says which option leaves no room', async () => {
    await expect(run('x', { prefix: 'a long prefix', maxLength: 5 })).rejects.toMatchObject({
      details: { field: 'maxLength' },
    });
  });
});
