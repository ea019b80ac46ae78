import { readFileSync, writeFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { categories } from '@/kit/catalogue';
import { nameOf } from '@/kit/meta';

const START = '<!-- tools -->\n';
const END = '<!-- /tools -->';

/** The list of tools between the marks is written from the definitions: `UPDATE_README=1 npx vitest run scripts/readme.test.ts`. */
it('the README lists the tools there are', () => {
  const readme = readFileSync('README.md', 'utf8');
  const list = categories.map(({ name, tools }) => `- **${name}:** ${tools.map(nameOf).join(', ')}\n`).join('');
  const expected = readme.slice(0, readme.indexOf(START) + START.length) + list + readme.slice(readme.indexOf(END));
  if (process.env.UPDATE_README) writeFileSync('README.md', expected);
  expect(readFileSync('README.md', 'utf8')).toBe(expected);
});

it('the README names the browsers that the site is built for', async () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('## Browsers\n');
  const [promise = ''] = section.trim().split('\n');
  const named = [...promise.replace('on iPhones and iPads Safari', 'ios').matchAll(/(\w+) (\d+(?:\.\d+)?)(?=,)/g)];
  const { build } = await resolveConfig({}, 'build');
  expect(named.map(([, name = '', version]) => name.toLowerCase() + version)).toEqual(build.target);
});
