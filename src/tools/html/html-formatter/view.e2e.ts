import { expect, test } from '../../../../e2e/fixtures';
import { expectDrawnAlike, FIXTURE } from '../drawn-alike';

test('a formatted page is drawn as before, to the pixel @long', async ({ page, open, browser, faults }) => {
  await open('/tool/html-formatter');
  await page.getByLabel('Input file').setInputFiles(FIXTURE);
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('Features', { timeout: 30_000 });
  await expectDrawnAlike({ page, browser, faults }, 'formatted.html');
});

test('the preview runs no script, so that what is typed next is not taken @long', async ({ page, open, faults }) => {
  await open('/tool/html-formatter');
  const input = page.getByRole('textbox', { name: 'Input' });
  await input.fill('<p>a</p><input><script>document.querySelector("input").focus(); document.body.id = "ran"</script>');
  await page.getByRole('button', { name: 'Show Preview' }).click();
  const preview = page.frameLocator('iframe[title=Preview]');
  await expect(preview.getByText('a')).toBeVisible();
  await input.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('<p>typed</p>', { delay: 30 });
  await expect(preview.getByText('typed')).toBeVisible();
  await page.keyboard.type('<p>more</p>', { delay: 30 });
  await expect(preview.getByText('more')).toBeVisible();
  await expect(preview.locator('#ran')).toHaveCount(0);
  expect(faults.splice(0).filter((fault) => !/^console: .*Content Security Policy/.test(fault))).toEqual([]);
});
