// npm run new <category>/<slug>: writes the folder of a new tool, which works from the start and gives back what it is given. What is
// left to write is marked; the test of all tools fails as long as a mark is there.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Stands in every text that the author of the tool has to replace. */
export const MARK = 'To be written';

/** @param {string} slug */
const nameFrom = (slug) => slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());

/** @param {string} slug @returns {Record<string, string>} the text of each file */
const filesFor = (slug) => ({
  'meta.ts': `import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: '${nameFrom(slug)}',
  description: '${MARK}: what it does and for whom, in 40 to 160 characters, as search engines show it.',
  keywords: ['${MARK}: words people type for it', 'abbreviations', 'synonyms'],
  icon: 'wrench',
  related: [],
});
`,
  'faq.ts': `import type { Question } from '@/kit/meta';

export default [
  {
    question: '${MARK}: what do people ask first?',
    answer: '${MARK}: what is true of this tool alone, in a sentence or two.',
  },
  {
    question: '${MARK}: what can it not do?',
    answer: '${MARK}: limits, and what happens to input beyond them.',
  },
  {
    question: '${MARK}: what surprises people?',
    answer: '${MARK}: the cases where several results would be right, and which one this tool gives.',
  },
] satisfies Question[];
`,
  'tool.ts': `import { defineTool, plain, text } from '@/kit';

export default defineTool({
  input: text('Input'),
  options: {},
  output: plain({ download: '${slug}.txt' }),
  action: 'Convert',
  // ${MARK}: this gives back what it is given.
  run: (input) => input,
  examples: [{ title: '${MARK}', input: 'Hello', output: 'Hello' }],
});
`,
  'tool.test.ts': `import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

describe('${slug}', () => {
  it('${MARK}: hard cases, with results that another implementation or a standard gives', async () => {
    const { shown } = await runTool(tool, 'Hello', {});
    expect(shown.value).toBe('Hello');
  });
});
`,
});

const foldersIn = (/** @type {string} */ path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/**
 * @param {string} place category and slug
 * @param {string} [root] of the project
 * @returns the folder that was written
 */
export function writeTool(place, root = '.') {
  const [, category = '', slug = ''] = /^([^/]+)\/([^/]+)$/.exec(place) ?? [];
  if (!slug) throw new Error('Name a category and a slug: npm run new string/word-wrapper');
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug))
    throw new Error(
      `A slug is made of small letters, digits and single hyphens, as in word-wrapper; "${slug}" is not.`,
    );
  const tools = join(root, 'src/tools');
  const categories = foldersIn(tools);
  if (!categories.includes(category))
    throw new Error(`There is no category "${category}", only ${categories.join(', ')}.`);
  const taken = categories.find((one) => existsSync(join(tools, one, slug)));
  if (taken) throw new Error(`There is a folder src/tools/${taken}/${slug} already.`);
  const folder = join(tools, category, slug);
  mkdirSync(folder);
  for (const [name, text] of Object.entries(filesFor(slug))) writeFileSync(join(folder, name), text);
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    const folder = writeTool(process.argv[2] ?? '');
    const slug = folder.split(/[\\/]/).at(-1);
    console.log(`Wrote ${folder}. Replace what says "${MARK}"; CONTRIBUTING.md tells what else a tool can have.

  npm run dev: shows it at /tool/${slug}
  npm run format: lays out the code and lists the tool in README.md
  npm run check ${slug}: runs whatever can fail because of it`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
