import { readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { categories } from '@/kit/catalogue';
import { fullName } from '@/kit/meta';
import { withToolList } from './readme-list.mjs';

it('the README lists the tools there are', () => {
  const readme = readFileSync('README.md', 'utf8');
  const listed = categories.map(({ name, tools }) => ({ name, tools: tools.map(fullName) }));
  expect(readme, 'Run `npm run format`: it writes the list of tools in README.md.').toBe(withToolList(readme, listed));
});

it('the README names the browsers that the site is built for', async () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('## Browsers\n');
  const [promise = ''] = section.trim().split('\n');
  const named = [...promise.replace('on iPhones and iPads Safari', 'ios').matchAll(/(\w+) (\d+(?:\.\d+)?)(?=,)/g)];
  const { build } = await resolveConfig({}, 'build');
  expect(named.map(([, name = '', version]) => name.toLowerCase() + version)).toEqual(build.target);
});
