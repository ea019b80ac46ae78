import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { findEntry } from '../catalogue';
import { mainInput } from '../chain/chain';
import { loadTool } from '../definitions';
import { getInputs, isSingle } from '../input';
import { initialValues } from '../option';
import { toInputValue } from '../piped-value';
import { executeEach } from '../run/execute';
import { searchTools } from '../search';
import { testContext } from '../testing/run-tool';
import { canBeStep, inOrderOfFit, suggestFor } from './next-steps';
import { findReads } from './rank';

const JSON_OBJECT = '{\n  "name": "Ada",\n  "born": 1815\n}';
const JSON_ROWS = '[{"id":1,"name":"Ada"},{"id":2,"name":"Alan"}]';
const CSV = 'id,name,city\n1,Ada,London\n2,Alan,Wilmslow\n';
const YAML = 'server:\n  host: localhost\n  port: 8080\n';
const HTML = '<!DOCTYPE html>\n<html><head><title>Tea</title></head><body><h1>Tea</h1><p>Hot.</p></body></html>';
const CSS = '.card > .title {\n  margin: 0 auto;\n  color: red;\n}\n';

/** What a picker lists where something is typed after a result. */
const picked = (text: string, typed: string): readonly string[] => {
  const { hits, nearest } = searchTools(typed);
  const tools = [...hits, ...nearest].filter(({ slug }) => canBeStep(slug, false));
  return inOrderOfFit(tools, text).map(({ slug }) => slug);
};

async function accepts(slug: string, text: string, options: object = {}): Promise<boolean> {
  const tool = (await loadTool(slug))!;
  const [main, input] = mainInput(tool)!;
  const value = toInputValue(input, text);
  const values = { ...Object.fromEntries(getInputs(tool.input).map(([name]) => [name, ''])), [main]: value };
  try {
    const all = { ...initialValues(tool.options), ...options };
    return !(await executeEach(tool, isSingle(tool.input) ? value : values, all, testContext())).fails;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

describe('what can go on from a result', () => {
  it.each([
    [JSON_OBJECT, 'csv', 'json-to-csv'],
    [JSON_ROWS, 'csv', 'json-to-csv'],
    [JSON_OBJECT, 'yaml', 'json-yaml'],
    [JSON_OBJECT, 'toml', 'json-toml'],
    [JSON_OBJECT, 'format', 'json-formatter'],
    [CSV, 'json', 'csv-to-json'],
    [YAML, 'json', 'yaml-json'],
    [YAML, 'toml', 'yaml-toml'],
    [HTML, 'markdown', 'html-to-markdown'],
    [CSS, 'minify', 'css-minifier'],
    ['#1e90ff', 'color', 'color-picker'],
    ['Some plain words that are nothing else.', 'count', 'word-counter'],
  ])('%j and “%s”: first %s, which takes it', async (text, typed, slug) => {
    const [first] = picked(text, typed);
    expect(first).toBe(slug);
    expect(await accepts(first!, text)).toBe(true);
  });

  it.each([JSON_OBJECT, JSON_ROWS, CSV, YAML, HTML, '10.1.2.0/24', '1700000000'])(
    'puts nothing that refuses %j before what takes it',
    async (text) => {
      for (const typed of ['csv', 'json', 'format', 'convert', 'minify', 'number']) {
        const slugs = picked(text, typed);
        const taken = await Promise.all(slugs.map((slug) => accepts(slug, text)));
        // A table can be made of anything, though nobody wants it.
        const isWanted = slugs.some((slug, at) => taken[at] && findReads(slug) !== 'table');
        if (isWanted) expect(taken[0], `${typed}: ${slugs}`).toBe(true);
      }
    },
  );

  it('leaves the order of what fits alike as it is', () => {
    const tools = ['line-sorter', 'string-reverser', 'text-formatter'].map((slug) => findEntry(slug)!);
    expect(inOrderOfFit(tools, 'a few words')).toEqual(tools);
  });

  it('puts a tool first that was typed by its whole name, and keeps the order where there is no text yet', () => {
    const tools = ['json-formatter', 'code-beautifier'].map((slug) => findEntry(slug)!);
    expect(inOrderOfFit(tools, '', 'json format')).toEqual(tools);
    for (const text of ['', 'a few words', CSS])
      expect(inOrderOfFit([...tools].reverse(), text, 'JSON  formatter')[0], text).toBe(tools[0]);
    expect(inOrderOfFit(tools, CSS, 'json')[0]).toBe(tools[1]);
  });

  it('says what the text wants to be set', async () => {
    const packed = Buffer.from(JSON_OBJECT).toString('base64');
    const { fits, options } = suggestFor(packed, undefined);
    expect(fits[0]?.slug).toBe('base64-string');
    expect(options.get('base64-string')).toMatchObject({ mode: 'decode' });
    for (const { slug } of suggestFor(CSS, undefined).fits.slice(0, 3))
      expect(await accepts(slug, CSS, suggestFor(CSS, undefined).options.get(slug)), slug).toBe(true);
  });

  it('brings what reads the result before its other neighbours', () => {
    const { related } = suggestFor(JSON_ROWS, 'yaml-json');
    const slugs = related.map(({ slug }) => slug);
    const yaml = slugs.indexOf('yaml-toml');
    expect(yaml < 0 || slugs.indexOf('json-formatter') < yaml).toBe(true);
  });
});
