import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';

/*
 * Style sheets stay for as long as the tab: a class that two folders give a meaning would change the page that is opened
 * second. So every class has one home, and whoever else names it loads that home's styles too.
 */

const CORE = 'src/ui';

/** Where a class can be at home: the shared parts, one of their folders, a family, a tool, the site. */
const findHome = (file: string): string =>
  /^src\/(tools\/[^/]+\/[^/]+|families\/[^/]+(?=\/)|ui\/(input|output)\/[^/]+(?=\/)|site|ui)/.exec(file)?.[0] ?? '';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => findHome(path) && !/\.(test|e2e)\./.test(path))
  .map((path) => ({ path, home: findHome(path), text: /\.(css|tsx?)$/.test(path) ? readFileSync(path, 'utf8') : '' }));
const sheets = files
  .filter(({ path }) => path.endsWith('.css'))
  .map(({ path, home, text }) => ({ path, home, root: postcss.parse(text) }));
const modules = files.filter(({ path }) => /\.tsx?$/.test(path));

interface Selector {
  readonly path: string;
  readonly home: string;
  readonly selector: string;
  readonly classes: readonly string[];
}

const isStep = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

const selectors: Selector[] = [];
for (const { path, home, root } of sheets)
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    for (const selector of rule.selectors) {
      // What must not be there leads nothing.
      const positive = selector.replace(/:not\([^)]*\)/g, '');
      selectors.push({ path, home, selector, classes: [...positive.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!) });
    }
  });

/** By the class that stands first in a selector: the folders that have such selectors. */
const homes = new Map<string, Set<string>>();
for (const { home, classes } of selectors)
  if (classes[0]) homes.set(classes[0], (homes.get(classes[0]) ?? new Set()).add(home));

/** The folders that a folder's code imports from; what it fetches later does not count. */
const imports = new Map<string, Set<string>>();
for (const { path, home, text } of modules)
  for (const [, target] of text.matchAll(/^(?:import|export)\b(?! type)[^;]*?'([^']+)';/gm)) {
    const to = findHome(
      target!.startsWith('.') ? resolve('/', dirname(path), target!).slice(1) : target!.replace('@/', 'src/'),
    );
    if (to) imports.set(home, (imports.get(home) ?? new Set()).add(to));
  }

/** The folders whose styles are there whenever a folder's code runs. */
function loadedBy(home: string, seen = new Set([home, CORE])): Set<string> {
  for (const other of imports.get(home) ?? []) if (!seen.has(other)) loadedBy(other, seen.add(other));
  return seen;
}

/** Every word in the strings of what is given as a class; those that are none of a style sheet do not matter. */
function classesInMarkup(text: string): string[] {
  const words: string[] = [];
  for (const { index, 0: start } of text.matchAll(/\b(?:\w*[cC]lassName|classList\.\w+)\s*[=:(]\s*/g)) {
    const from = index + start.length;
    let end = from;
    for (let depth = 0; end < text.length; end++) {
      if ('{(['.includes(text[end]!)) depth++;
      if ('})]'.includes(text[end]!)) depth--;
      if (depth < 0 || (depth === 0 && /[\n,;>}]/.test(text[end]!))) break;
    }
    for (const [literal] of text.slice(from, end + 1).matchAll(/'[^']*'|"[^"]*"|[`}][^`$]*/g))
      words.push(...literal.split(/[^\w-]+/));
  }
  return words;
}

describe('styles', () => {
  test('are found', () => {
    expect(sheets.length).toBeGreaterThan(80);
    expect(homes.get('button')).toEqual(new Set([CORE]));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source.
    const found = classesInMarkup('<div className={`a ${b ? "c d" : e} f`} title="g">').filter(Boolean);
    expect(found).toEqual(['a', 'c', 'd', 'f']);
    expect([...loadedBy('src/tools/color/gradient-generator')]).toContain('src/ui/input/color');
  });

  test('of no two folders begin with the same class', () => {
    expect([...homes].filter(([, all]) => all.size > 1).map(([name, all]) => `.${name}: ${[...all]}`)).toEqual([]);
  });

  test('that hold without a class are those of every page', () => {
    expect(
      selectors
        .filter(({ home, classes }) => home !== CORE && classes.length === 0)
        .map(({ path, selector }) => `${path}: ${selector}`),
    ).toEqual([]);
  });

  test('that a folder names are loaded with it', () => {
    const named = [
      ...selectors.flatMap(({ path, home, classes }) => classes.map((name) => ({ path, home, name }))),
      ...modules.flatMap(({ path, home, text }) => classesInMarkup(text).map((name) => ({ path, home, name }))),
    ];
    const foreign = named.filter(({ home, name }) =>
      [...(homes.get(name) ?? [home])].every((one) => !loadedBy(home).has(one)),
    );
    expect([...new Set(foreign.map(({ path, name }) => `${path}: .${name} of ${[...homes.get(name)!]}`))]).toEqual([]);
  });

  test('give way by layer, never by the order in which they came: the core to the parts, both to a view', () => {
    const getLayers = (path: string) =>
      sheets
        .find((sheet) => sheet.path === path)!
        .root.nodes.flatMap((node) => (node.type === 'atrule' ? `${node.name} ${node.params}` : []));
    for (const entry of ['src/ui/styles/first.css', 'src/ui/styles/core.css'])
      for (const rule of getLayers(entry)) expect(rule).toMatch(/^import "\.\/[\w-]+\.css" layer\(core\)$|^layer /);
    expect(getLayers('src/ui/styles/first.css')[0]).toBe('layer core, parts');
    for (const { path, home, root } of sheets) {
      if (home === CORE) continue;
      const isPart = /^src\/(ui|families)\//.test(home);
      const layers = root.nodes.map((node) => (node.type === 'atrule' && node.name === 'layer' ? node.params : ''));
      expect(new Set(layers), path).toEqual(new Set([isPart ? 'parts' : '']));
    }
  });

  test('have no two animations of one name', () => {
    const names: string[] = [];
    for (const { root } of sheets) root.walkAtRules('keyframes', ({ params }) => void names.push(params));
    expect(names).toEqual([...new Set(names)]);
  });

  test('are not asked of everything in the page when something in it comes or goes', () => {
    // With a rule for any child, `.a:has(.b) > *`, a document of a megabyte took seconds for each Enter.
    const isForAny = ({ selector }: Selector) => {
      const last = selector
        .replace(/\((?:[^()]|\([^()]*\))*\)/g, '()')
        .split(/[\s>+~]+/)
        .at(-1)!;
      const ends = selector.replace(/^.*:has\((?:[^()]|\([^()]*\))*\)/, '');
      return selector.includes(':has(') && /^[^.]*[\s>+~]/.test(ends) && /^(\*|:(?!is|where))/.test(last);
    };
    const forAny = selectors.filter(isForAny).map(({ path, selector }) => `${path}: ${selector}`);
    expect(forAny).toEqual([]);
    const other = { path: '', home: '', classes: [] };
    expect(isForAny({ ...other, selector: '.a:has([b]) > :not(.c)' })).toBe(true);
    expect(isForAny({ ...other, selector: '.a:not(:has(+ *)) ~ *' })).toBe(true);
    expect(isForAny({ ...other, selector: '.a:has(> :is(.b, .c)) > .d > span' })).toBe(false);
  });
});
