import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
const drawing = readFileSync('docs/architecture.svg', 'utf8');

const folders = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const PATH = new RegExp(`\\b(?:${folders.filter((name) => /^\w+$/.test(name)).join('|')})/[\\w./-]*\\w`, 'g');

const layers = readdirSync('src').sort();
/** The rows of the first table: a folder, and those it imports. */
const documented = Object.fromEntries(
  [...page.matchAll(/^\| `src\/(\w+)` \|.*\| (.*) \|$/gm)].map(([, layer, imports = '']) => [
    layer!,
    layers.filter((other) => imports.split(', ').includes(other)),
  ]),
);

interface Override {
  includes: string[];
  linter: {
    rules: { style?: { noRestrictedImports?: { level: string; options: { patterns: { group: string[] }[] } } } };
  };
}
const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as { overrides: Override[] };
const forbidden = (layer: string) =>
  overrides
    .filter(({ includes }) => includes.includes(`src/${layer}/**`))
    .flatMap(({ linter }) => linter.rules.style?.noRestrictedImports ?? [])
    .filter(({ level }) => level === 'error')
    .flatMap(({ options }) => options.patterns.flatMap(({ group }) => group));

describe('the page on architecture', () => {
  it.each([...new Set(`${page}\n${drawing}`.match(PATH))])('names what there is: %s', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it('names every folder', () => {
    expect(Object.keys(documented).sort()).toEqual(layers);
    for (const layer of layers) expect(drawing).toContain(`>src/${layer}<`);
  });

  it.each(layers)('lets %s import what the linter does', (layer) => {
    // A tool's own files are beside it.
    const itself = layer === 'tools' ? [] : [layer];
    const allowed = layers.filter((other) => !forbidden(layer).includes(`@/${other}/**`) && !itself.includes(other));
    expect(documented[layer]).toEqual(allowed);
  });
});
