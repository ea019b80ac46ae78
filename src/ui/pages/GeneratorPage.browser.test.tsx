import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { defineTool, plain } from '@/kit';
import type { AnyTool } from '@/kit/tool';
import GeneratorPage from './GeneratorPage';

let made = 0;
const maker = defineTool({
  output: plain({ label: 'Made' }),
  action: 'Generate',
  run: () => `${++made}${'x'.repeat(made % 2 === 0 ? 200 : 10)}`,
  examples: [],
});

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('lists the last five results, the first hundred characters of each', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <GeneratorPage
      slug="page-under-test"
      tool={maker as unknown as AnyTool}
      page={{ history: { title: 'Recent', restores: 'output' } }}
    />,
  );
  const output = page.getByRole('textbox', { name: 'Made' });
  await expect.element(output).toHaveTextContent(/^1x/);
  for (let at = 2; at <= 8; at++) {
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect.element(output).toHaveTextContent(new RegExp(`^${at}x`));
  }
  const entries = page.getByRole('region', { name: 'Recent' }).getByRole('button');
  expect(entries.elements().map((entry) => entry.textContent)).toEqual([
    `7${'x'.repeat(10)}`,
    `6${'x'.repeat(99)}…`,
    `5${'x'.repeat(10)}`,
    `4${'x'.repeat(99)}…`,
    `3${'x'.repeat(10)}`,
  ]);
});
