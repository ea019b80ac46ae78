import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { runNow } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import page from './page';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (input: string, options: Partial<Options> = {}) => runNow(tool, input, options).value;

describe('url-encoder-decoder', () => {
  it('is explained in four steps', () => {
    expect(page.help?.map(([title]) => title)).toEqual(['Mode', 'Input', 'Options', 'Output']);
  });

  it('leaves a whole address as browsers write it', () => {
    const address = 'https://example.com:8080/søk/a b?q=grüße 🙂&x=[1]#fünf';
    expect(run(address, { encodeSpecialChars: false })).toBe(new URL(address).href);
  });

  it('tells the schemes apart both ways', () => {
    expect(run('%E9', { mode: 'decode', scheme: 'ISO-8859-1' })).toBe('é');
    expect(() => run('%E9', { mode: 'decode' })).toThrow('%E9 is not valid UTF-8 here');
    expect(run('%C3%A9', { mode: 'decode', scheme: 'ISO-8859-1' })).toBe('Ã©');
    expect(() => run('é', { scheme: 'ASCII' })).toThrow('"é" (U+00E9) is not in ASCII');
  });

  it('writes and reads form data as URLSearchParams does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed()),
        (text) => {
          const sent = new URLSearchParams({ q: text }).toString().slice('q='.length);
          expect(run(text, { form: true })).toBe(sent);
          expect(run(sent, { mode: 'decode', form: true })).toBe(text);
        },
      ),
    );
    const query = 'a=1+1&b=x y';
    expect(run(query, { form: true, encodeSpecialChars: false })).toBe('a=1%2B1&b=x+y');
  });

  it('encodes each line as it would alone', () => {
    const lines = ['a b', 'ü?', '', '~*'];
    for (const end of ['\n', '\r\n', '\r'])
      for (const form of [false, true])
        expect(run(lines.join(end), { eachLine: true, form })).toBe(lines.map((one) => run(one, { form })).join(end));
    expect(() => run('a\n€', { eachLine: true, scheme: 'ASCII' })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line: 2, column: 1 }) }),
    );
  });

  it('gives back what it was given, with every switch', () => {
    const hard = 'a b+c%20%/?#[]@!$&\'()*,;=:"<>\\^`{|}\r\n\t\0é漢🙂';
    for (const encodeSpaces of [true, false])
      for (const encodeSpecialChars of [true, false])
        for (const form of [true, false])
          expect(run(run(hard, { encodeSpaces, encodeSpecialChars, form }), { mode: 'decode', form })).toBe(hard);
  });

  it.runIf(LONG)('takes megabytes without a break', () => {
    const text = '漢'.repeat(1_000_000);
    expect(run(run(text), { mode: 'decode' })).toBe(text);
  });

  it('names the file by the direction', () => {
    const name = tool.output.download as (options: object) => string;
    expect([name({ mode: 'encode' }), name({ mode: 'decode' })]).toEqual(['encoded_url.txt', 'decoded_url.txt']);
  });
});
