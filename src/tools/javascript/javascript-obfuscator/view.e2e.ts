import { readdirSync, readFileSync } from 'node:fs';
import { expectNoFindings } from '../../../../e2e/axe';
import { BUILT, expect, test } from '../../../../e2e/fixtures';

test('obfuscates only when asked to, and can be stopped', async ({ page, open }) => {
  await open('/tool/javascript-obfuscator');
  const input = page.getByLabel('Input', { exact: true });
  const output = page.getByRole('textbox', { name: 'Output' });
  await input.fill('function greet(name) { console.log("a text to hide", name) }');
  await expect(page.getByText('Press Obfuscate to see the result here.')).toBeVisible();
  await page.getByRole('button', { name: 'Obfuscate' }).click();
  await expect(output).toContainText('_0x');
  await expect(output).not.toContainText('hide');
  await expect(page.getByText('Obfuscated Size')).toBeVisible();

  const many = Array.from(
    { length: 400 },
    (_, n) => `function f${n}(a) { if (a > ${n}) { return "text ${n}" } return a + "${n}" }`,
  );
  await page.getByLabel('Obfuscation Level').selectOption('Heavy');
  await page.getByRole('switch', { name: 'Control Flow Flattening' }).click();
  await input.fill(many.join(' '));
  await page.getByRole('button', { name: 'Obfuscate' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await input.fill('let a = ;');
  await page.getByRole('button', { name: 'Obfuscate' }).click();
  await expect(page.getByRole('alert')).toContainText('Obfuscation error occurred');
  await expect(page.getByRole('alert')).toContainText('Line 1, column 9');
});

test('sets the library’s own options, and says what they break @long', async ({ page, open }) => {
  await open('/tool/javascript-obfuscator');
  await page.getByLabel('Input', { exact: true }).fill('function greet(name) { console.log("to hide", name) }');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByLabel('selfDefending').selectOption('true');
  await page.getByLabel('stringArrayWrappersCount').fill('3');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Obfuscate' }).click();
  await expect(page.getByText('selfDefending breaks once')).toBeVisible();
  await expect(page).toHaveURL(/selfDefending/);
});

test('nothing in the site can upload code to obfuscate', BUILT, () => {
  const folder = `${process.env.DIST ?? 'dist'}/assets`;
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .filter((code) => code.includes('controlFlowFlatteningThreshold') && code.includes('inversify'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const code of scripts)
    expect(code).not.toMatch(
      /\bfetch\(|fetch\.call|new XMLHttpRequest|api\/v1\/obfuscate|vercel\.com|async obfuscatePro/,
    );
});
