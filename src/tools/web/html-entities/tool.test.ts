import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const run = (input: string, mode: 'encode' | 'decode') => runTool(tool, input, { mode });

describe('html-entities', () => {
  it('encodes by the range and leaves the rest', async () => {
    const { shown } = await run('\u009f\u00a0\u9999\u999a<>&"\'🙂a', 'encode');
    expect(shown.value).toBe('\u009f&#160;&#39321;\u999a&#60;&#62;&#38;"\'🙂a');
  });

  it('gives back what it encoded', async () => {
    const text = '<a href="?a=1&b=2">naïve — 漢字 &amp; 🙂 \u0000\ud800</a>';
    const { shown } = await run((await run(text, 'encode')).shown.value as string, 'decode');
    expect(shown.value).toBe(text);
  });

  it('says what it does not know', async () => {
    const { shown, notes } = await run('&nbsp;&nope; &#x110000;', 'decode');
    expect(shown.value).toBe('\u00a0&nope; \ufffd');
    expect(notes).toEqual(['Not in HTML, left unchanged: &nope;', 'No such character, became \ufffd: &#x110000;']);
  });

  it.runIf(LONG)('takes a megabyte in its stride', async () => {
    const text = '&é<'.repeat(400_000);
    expect((await run((await run(text, 'encode')).shown.value as string, 'decode')).shown.value).toBe(text);
  });
});
