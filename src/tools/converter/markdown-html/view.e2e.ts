import { expect, test } from '../../../../e2e/fixtures';

test('Markdown becomes HTML and a preview that is clean', async ({ page, open }) => {
  await open('/tool/markdown-html');
  await page.getByLabel('HTML Tags').selectOption('Keep all');
  await page
    .getByLabel('Input', { exact: true })
    .fill(
      '# Title\n\n- [x] done\n\n<img src=x onerror="document.title=\'bad\'"><script>document.body.textContent="bad"</script>\n',
    );
  const output = page.getByRole('textbox', { name: 'HTML', exact: true });
  await expect(output).toContainText('<h1>Title</h1>');
  await expect(output).toContainText('onerror');
  const frame = page.frameLocator('iframe[title="Preview"]');
  await expect(frame.getByRole('heading', { name: 'Title' })).toBeVisible();
  await expect(frame.getByRole('checkbox')).toBeChecked();
  await expect(frame.locator('script, [onerror]')).toHaveCount(0);
});

test('everything is in view at once, and the example fills it', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/tool/markdown-html');
  await page.getByRole('button', { name: 'A bit of everything' }).click();
  const frame = page.frameLocator('iframe[title="Preview"]');
  await expect(frame.getByRole('table')).toBeVisible();
  for (const part of [page.getByLabel('Input', { exact: true }), page.locator('iframe[title="Preview"]')])
    await expect(part).toBeInViewport({ ratio: 0.9 });
});
