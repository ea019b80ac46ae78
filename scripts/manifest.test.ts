import { expect, it } from 'vitest';
import { entries } from '@/kit/catalogue';
import { definedSlugs, loadTool } from '@/kit/definitions';
import { getInputs } from '@/kit/input';
import { isChecked } from '@/kit/testing/checked';
import { openSearch, webManifest } from './manifest.mjs';

const { file_handlers, shortcuts, share_target } = webManifest('/kit/', entries);
const handled = Object.values(file_handlers[0]!.accept).flat();

it('offers the installed site for every ending that a tool names for its input', async () => {
  const tools = await Promise.all(definedSlugs.filter(isChecked).map(loadTool));
  const endings = tools
    .flatMap((tool) => getInputs(tool?.input))
    .flatMap(([, { accept = '' }]) => accept.split(',').filter((one) => one.startsWith('.')));
  expect([...new Set(endings)].filter((ending) => !handled.includes(ending))).toEqual([]);
});

it('names each ending once, below a type that is one, and stays below its base', () => {
  expect(new Set(handled).size).toBe(handled.length);
  for (const type of Object.keys(file_handlers[0]!.accept)) expect(type).toMatch(/^[a-z]+\/[\w.+-]+$/);
  for (const url of [...shortcuts.map((one) => one.url), share_target.action, file_handlers[0]!.action])
    expect(url).toMatch(/^\/kit\//);
  expect(openSearch('https://example.org/kit/')).toContain('template="https://example.org/kit/?q={searchTerms}"');
});
