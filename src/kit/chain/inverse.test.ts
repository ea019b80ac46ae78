import { describe, expect, it } from 'vitest';
import { definedSlugs, loadTool } from '../definitions';
import { initialValues } from '../option';
import { pipedToText, toInputValue, toPipedValue } from '../piped-value';
import { isChecked } from '../testing/checked';
import { runTool } from '../testing/run-tool';
import type { AnyTool } from '../tool';
import { mainInput } from './chain';

const tools = await Promise.all(
  definedSlugs.filter(isChecked).map(async (slug) => [slug, (await loadTool(slug))!] as const),
);
const turnable = tools.filter(([, tool]) => tool.inverse !== undefined);

async function run(tool: AnyTool, value: string, options: object): Promise<string> {
  const { shown } = await runTool(tool, toInputValue(mainInput(tool)![1], value) as never, options);
  return pipedToText(await toPipedValue(shown));
}

/** Markdown has several ways to write most things, and HTML has more to say than it: what is lost is not lost once. */
const LOSES_ON = ['markdown-html', 'html-to-markdown'];

/** These must keep theirs; what a new tool names is tested without being listed here. */
const TURNABLE = [
  'ascii-to-text-converter',
  'base64-encoder-decoder',
  'base64-string',
  'binary-to-ascii-converter',
  'csv-to-json',
  'gzip',
  'html-entities',
  'html-entity-encoder-decoder',
  'html-to-markdown',
  'json-formatter',
  'json-to-csv',
  'json-toml',
  'json-yaml',
  'list-converter',
  'markdown-html',
  'nato-alphabet',
  'string-reverser',
  'text-binary',
  'text-crypto',
  'text-to-ascii-converter',
  'text-unicode',
  'toml-converter',
  'url-encoder',
  'url-encoder-decoder',
  'xml-converter',
  'yaml-json',
  'yaml-toml',
];

describe('what a tool names as its inverse', () => {
  it('is there for those that turn one thing into another and back', () => {
    expect(turnable.map(([slug]) => slug)).toEqual(expect.arrayContaining(TURNABLE.filter(isChecked)));
  });

  it.each(turnable)(
    '%s: undoes every example, or says what is lost and comes out the same again',
    async (slug, tool) => {
      let undone = 0;
      for (const example of tool.examples) {
        const options = { ...initialValues(tool.options), ...example.options };
        const inverse = tool.inverse!(options as never);
        if (!inverse || typeof example.input !== 'string') continue;
        const back = (await loadTool(inverse.tool))!;
        expect(Object.keys(back.options)).toEqual(expect.arrayContaining(Object.keys(inverse.options)));
        const provided = await run(tool, example.input, options);
        const returned = await run(back, provided, inverse.options);
        if (inverse.loses === undefined) expect(returned).toBe(example.input);
        // What is lost is lost once: from what came back the way leads to where it led from.
        else if (!('passphrase' in options) && !LOSES_ON.includes(slug))
          expect(await run(tool, returned, options)).toBe(provided);
        undone++;
      }
      expect(undone).toBeGreaterThan(0);
    },
  );
});
