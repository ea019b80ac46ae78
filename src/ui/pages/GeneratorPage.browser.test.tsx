import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineTool, integer, plain } from '@/kit';
import type { AnyTool } from '@/kit/tool';
import '../styles/core.css';
import '../styles/first.css';
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

it('a number out of range keeps its message when the field is left, and the button leads back to it', async () => {
  // On a phone the options are in a sheet, which closes when the button is pressed.
  await page.viewport(1280, 800);
  const counted = defineTool({
    options: { count: integer('Count', 5, { min: 1, max: 100 }) },
    output: plain({ label: 'Made' }),
    action: 'Generate',
    run: (_, { count }) => `made ${count}`,
    examples: [],
  });
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(<GeneratorPage slug="counted-under-test" tool={counted as unknown as AnyTool} page={{}} />);
  const count = page.getByRole('spinbutton', { name: 'Count' });
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  await count.fill('5000');
  const before = generate.element().getBoundingClientRect().top;
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Count must be from 1 to 100');
  await expect.element(count).toHaveValue(5000);
  expect(generate.element().getBoundingClientRect().top).toBe(before);
  await generate.click();
  expect(document.activeElement).toBe(count.element());
  await expect.element(page.getByRole('textbox', { name: 'Made' })).toHaveTextContent('made 5');
  await count.fill('7');
  await generate.click();
  await expect.element(page.getByRole('textbox', { name: 'Made' })).toHaveTextContent('made 7');
});
