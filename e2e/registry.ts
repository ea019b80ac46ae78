import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface DescribedTool {
  slug: string;
  inputs: { name: string; label: string; kind: string }[];
  options: {
    name: string;
    label: string;
    flag: string;
    kind: string;
    default: unknown;
    choices?: Record<string, string>;
    look?: string;
  }[];
  output: { kind: string; label: string };
  examples: { title: string; input?: unknown; options?: Record<string, unknown>; output: unknown }[];
}

/** Written by the test run from the definitions themselves. */
export const described = JSON.parse(
  readFileSync(process.env.REGISTRY ?? '.cache/registry.json', 'utf8'),
) as DescribedTool[];

export interface Folder {
  category: string;
  slug: string;
  hasView: boolean;
  hasTest: boolean;
}

/** Every tool there is, found by its folder; or the one that is asked for. */
export const folders: Folder[] = readdirSync('src/tools').flatMap((category) =>
  readdirSync(`src/tools/${category}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name === (process.env.ONLY ?? entry.name))
    .map(({ name }) => ({
      category,
      slug: name,
      hasView: existsSync(`src/tools/${category}/${name}/view.tsx`),
      hasTest: existsSync(`src/tools/${category}/${name}/view.e2e.ts`),
    })),
);

export const categories = [...new Set(folders.map(({ category }) => category))];

/** One of every kind of page. */
export const ARCHETYPES: readonly string[] = [
  'json-formatter',
  'random-uuid',
  'stopwatch',
  'text-diff-checker',
  'color-picker',
  'qr-generator',
  'hash-text',
  'html-viewer',
  'calculator',
  'git-cheatsheet',
];

/** Those that show markup of the visitor's as what it means, not as text. */
export const DRAWS_MARKUP: readonly string[] = [
  'html-editor',
  'html-viewer',
  'html-to-markdown',
  'javascript-console',
  'json-viewer',
  'markdown-viewer',
  'meta-tag-generator',
  'responsive-test',
  'svg-placeholder',
];
