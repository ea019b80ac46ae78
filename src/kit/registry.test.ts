import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { InputError } from '@/engines/input-error';
import { categories, entries, findEntry } from './catalogue';
import { definedSlugs, loadTool } from './definitions';
import { EXAMPLE_NOW } from './describe';
import { getInputs, isSingle } from './input';
import { jsonResult } from './json-result';
import { fullName, type Question } from './meta';
import { getFlag, initialValues, isShown, readOption } from './option';
import { callDefinition } from './run/call';
import { execute } from './run/execute';
import { getBuffers } from './run/protocol';
import { resultSchema } from './schema';
import { summarizeOutcome } from './summary';
import { isChecked } from './testing/checked';
import { testContext } from './testing/run-tool';

/** As scripts/new.mjs writes it. */
const MARK = 'To be written';

const faqs = import.meta.glob<readonly Question[]>('../tools/*/*/faq.ts', { eager: true, import: 'default' });
const views = import.meta.glob('../tools/*/*/view.tsx');
const getFaq = (slug: string) => Object.entries(faqs).find(([path]) => path.split('/')[3] === slug)?.[1];
const folders = readdirSync('src/tools', { withFileTypes: true })
  .filter((folder) => folder.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(`src/tools/${name}`, { withFileTypes: true })
      .filter((tool) => tool.isDirectory())
      .map((tool) => tool.name),
  );

describe('the catalogue', () => {
  it('lists every folder once', () => {
    expect(entries.map(({ slug }) => slug).sort()).toEqual([...folders].sort());
    expect(new Set(folders).size).toBe(folders.length);
  });
  it('lists them in the order of their names', () => {
    const names = entries.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });
  it('tells apart what has the same name, and near-twins in both directions', () => {
    expect(new Set(entries.map(fullName)).size).toBe(entries.length);
    const findSimilar = (slug: string) => entries.find((entry) => entry.slug === slug)?.similar?.others ?? [];
    for (const { slug, similar } of entries)
      for (const other of similar?.others ?? []) {
        expect(findSimilar(other), `${slug} and ${other}`).toContain(slug);
        const theirs = entries.find((entry) => entry.slug === other)!.similar;
        expect(theirs?.isFor === undefined, `${slug} and ${other}`).toBe(similar?.isFor === undefined);
      }
  });
  it('puts every tool into categories that exist', () => {
    const known = new Set(categories.map(({ slug }) => slug));
    for (const entry of entries)
      for (const category of [entry.category, ...(entry.alsoIn ?? [])]) expect(known, entry.slug).toContain(category);
  });
});

describe.each(entries.filter(({ slug }) => isChecked(slug)))('$slug', (entry) => {
  const { slug } = entry;
  let fetched = vi.spyOn(globalThis, 'fetch');
  beforeAll(() => {
    fetched = vi.spyOn(globalThis, 'fetch');
  });
  afterAll(() => fetched.mockRestore());

  it('is described for people who search', () => {
    expect(entry.name).not.toBe('');
    expect(entry.description.length).toBeGreaterThan(40);
    expect(entry.description.length).toBeLessThanOrEqual(160);
    expect(entry.keywords.length).toBeGreaterThanOrEqual(3);
    expect(existsSync(`node_modules/lucide-static/icons/${entry.icon}.svg`), entry.icon).toBe(true);
    expect(entry.related).not.toContain(slug);
    expect(entry.related.filter((other) => !findEntry(other))).toEqual([]);
  });

  it('has no text left that npm run new marks as to be written', () => {
    const folder = `src/tools/${entry.category}/${slug}`;
    const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
    const marked = files.filter((name) => readFileSync(`${folder}/${name}`, 'utf8').includes(MARK));
    expect(marked).toEqual([]);
  });

  it('answers three questions or more', () => {
    const questions = getFaq(slug) ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const { question, answer } of questions) {
      expect(question.endsWith('?'), question).toBe(true);
      expect(answer.length, question).toBeGreaterThan(40);
    }
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it('has a page', () => {
    const hasView = Object.keys(views).some((path) => path.split('/')[3] === slug);
    expect(hasView || definedSlugs.includes(slug)).toBe(true);
  });

  it('is tried in all browsers where it has a view', () => {
    const folder = `src/tools/${entry.category}/${slug}`;
    const hasView = existsSync(`${folder}/view.tsx`);
    if (hasView) expect(existsSync(`${folder}/view.e2e.ts`), 'its main path in Chromium: view.e2e.ts').toBe(true);
    // Without a view nothing would run it.
    expect(existsSync(`${folder}/view.browsers.mjs`), 'its main path in Firefox and WebKit: view.browsers.mjs').toBe(
      hasView,
    );
  });

  it('labels its options and inputs, each by a name of its own', async () => {
    const tool = await loadTool(slug);
    if (!tool) return;
    const labels = [
      ...Object.values(tool.options).map((option) => option.label),
      ...getInputs(tool.input).map(([, input]) => input.label),
    ];
    for (const label of labels) expect(label).toMatch(/\S/);
    const flags = labels.map(getFlag);
    expect(new Set(flags).size, flags.join()).toBe(flags.length);
    // These are the command's own.
    expect(flags.filter((flag) => /^(?:json|help|each-line|each-file|out-dir|overwrite|take|off)$/.test(flag))).toEqual(
      [],
    );
    for (const option of Object.values(tool.options)) {
      expect(readOption(option, option.initial)).toBe(option.initial);
      for (const name of Object.keys(option.when ?? {})) expect(Object.keys(tool.options)).toContain(name);
      isShown(option, initialValues(tool.options) as never);
    }
  });

  it('asks for no input that it says is optional', async () => {
    const tool = await loadTool(slug);
    for (const [name, { label, optional }] of getInputs(tool?.input)) {
      if (!tool || !optional) continue;
      for (const option of Object.keys(optional)) expect(Object.keys(tool.options)).toContain(option);
      const [example] = tool.examples;
      const when = Object.entries(optional).map(([option, wanted]) => [option, [wanted].flat()[0]]);
      const { [name]: _, ...others } = isSingle(tool.input) ? {} : { ...(example!.input as Record<string, unknown>) };
      const provided = isSingle(tool.input) ? undefined : others;
      const options = { ...example!.options, ...Object.fromEntries(when) };
      const error = await callDefinition(tool, provided, options, testContext()).catch((fault: unknown) => fault);
      // What the tool itself wants of the others is its own affair.
      if (error instanceof Error) expect(error).toBeInstanceOf(InputError);
      expect(error).not.toMatchObject({ message: `${label} is missing` });
    }
  });

  it('says in the catalogue whether it takes anything', async () => {
    const tool = await loadTool(slug);
    expect(findEntry(slug)!.generator ?? false).toBe(tool !== undefined && tool.input === undefined);
  });

  it('starts by Enter only what it does', async () => {
    const tool = await loadTool(slug);
    for (const [, { submits }] of getInputs(tool?.input))
      if (submits !== undefined) expect(Object.keys(tool!.action)).toContain(submits);
  });

  it('is loaded without a document and without a request', async () => {
    expect(typeof document).toBe('undefined');
    await loadTool(slug);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('gives what its examples say, and that passes between threads', async () => {
    const tool = await loadTool(slug);
    if (!tool) return;
    expect(tool.examples.length).toBeGreaterThan(0);
    const isResult = new Ajv({ strict: true }).compile(resultSchema(tool));
    for (const example of tool.examples) {
      const options = { ...initialValues(tool.options), ...example.options };
      const outcome = await execute(tool, example.input, options, testContext({}, slug));
      expect(outcome.shown.value, example.title).toEqual(example.output);
      if (example.notes) expect(outcome.notes).toEqual(example.notes);
      if (example.data !== undefined) expect(outcome.data).toEqual(example.data);
      const sent = structuredClone(outcome);
      expect(sent).toEqual(outcome);
      expect(structuredClone(outcome, { transfer: getBuffers(outcome) })).toEqual(sent);
      const found = summarizeOutcome(tool, sent, { now: EXAMPLE_NOW, options, input: example.input });
      expect(structuredClone(found)).toEqual(found);
      expect(found.title).toMatch(/\S/);
      expect(`${found.title}${found.detail ?? ''}`).not.toMatch(/\bundefined\b|\bNaN\b|\[object|[\r\n]/);
      expect(Math.max(found.title.length, found.detail?.length ?? 0)).toBeLessThanOrEqual(240);
      const json = await jsonResult(sent);
      expect(isResult(json), JSON.stringify(isResult.errors)).toBe(true);
      expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    }
    expect(fetched).not.toHaveBeenCalled();
  });
});
