// Part of npm run format: writes the list of tools in README.md from the catalogue, so that a new tool appears there by itself.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const START = '<!-- tools -->\n';
const END = '<!-- /tools -->';

/**
 * The README with the list between its two marks replaced.
 * @param {string} readme
 * @param {readonly { name: string, tools: readonly string[] }[]} categories with the names of their tools
 */
export function withToolList(readme, categories) {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start < 0 || end < start) throw new Error(`README.md needs the marks ${START.trim()} and ${END}, in this order.`);
  const list = categories.map(({ name, tools }) => `- **${name}:** ${tools.join(', ')}\n`).join('');
  return readme.slice(0, start + START.length) + list + readme.slice(end);
}

/** @returns {Promise<{ name: string, tools: string[] }[]>} */
async function readCategories() {
  const resolve = { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } };
  const load = async (/** @type {string} */ path) => (await runnerImport(path, { resolve })).module;
  const { categories } = /** @type {typeof import('../src/kit/catalogue')} */ (await load('./src/kit/catalogue.ts'));
  const { fullName } = /** @type {typeof import('../src/kit/meta')} */ (await load('./src/kit/meta.ts'));
  return categories.map(({ name, tools }) => ({ name, tools: tools.map(fullName) }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const readme = readFileSync('README.md', 'utf8');
  const written = withToolList(readme, await readCategories());
  if (written !== readme) {
    writeFileSync('README.md', written);
    console.log('Wrote the list of tools in README.md.');
  }
}
