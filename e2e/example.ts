import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import type { DescribedTool } from './registry';

type Example = DescribedTool['examples'][number];

async function setOption(page: Page, option: DescribedTool['options'][number], value: unknown) {
  const scope = page.locator('#main');
  if (option.kind === 'toggle') return scope.getByLabel(option.label, { exact: true }).setChecked(Boolean(value));
  if (option.kind !== 'choice') return scope.getByLabel(option.label, { exact: true }).fill(String(value));
  const tab = scope.getByRole('tab', { name: option.choices?.[String(value)], exact: true });
  if ((await tab.count()) > 0) return tab.click();
  const radios = scope.getByRole('group', { name: option.label, exact: true });
  if ((await radios.count()) > 0)
    return radios.getByRole('radio', { name: option.choices?.[String(value)], exact: true }).check();
  return scope.getByLabel(option.label, { exact: true }).selectOption(String(value));
}

async function expectOutput(page: Page, { output }: DescribedTool, expected: unknown) {
  const shown: Locator = page.locator('.output-body');
  switch (output.kind) {
    case 'text':
    case 'code':
      return expect(shown.getByRole('textbox')).toHaveText(String(expected), { useInnerText: true });
    case 'fields':
      for (const { value } of expected as { value: string }[]) await expect(shown).toContainText(value);
      return;
    case 'list':
      for (const item of expected as string[]) await expect(shown).toContainText(item);
      return;
    case 'table':
      for (const row of (expected as { rows: string[][] }).rows)
        for (const cell of row) if (cell) await expect(shown).toContainText(cell);
      return;
    default:
      await expect(shown.locator('.empty')).toHaveCount(0);
  }
}

/** Types an example by accessible names and asks for its result. */
export async function typeExample(page: Page, tool: DescribedTool, example: Example) {
  for (const [name, value] of Object.entries(example.options ?? {})) {
    const option = tool.options.find((one) => one.name === name);
    if (option) await setOption(page, option, value);
  }
  if (tool.inputs.length === 0) return page.getByRole('button', { name: /^Generate/ }).click();
  const single = tool.inputs.length === 1 && tool.inputs[0]?.name === 'input';
  const values = (single ? { input: example.input } : example.input) as Record<string, unknown>;
  for (const { name, label } of tool.inputs) await page.getByLabel(label, { exact: true }).fill(String(values[name]));
  // Some work only when asked to.
  await page.getByLabel(tool.inputs.at(-1)!.label, { exact: true }).press('ControlOrMeta+Enter');
}

/** The same, and waits for its output. */
export async function enterExample(page: Page, tool: DescribedTool, example: Example) {
  await typeExample(page, tool, example);
  if (tool.inputs.length > 0) return expectOutput(page, tool, example.output);
  await expect(page.locator('.output-body .list-row, .output-body [role=textbox]').first()).toBeVisible();
}
