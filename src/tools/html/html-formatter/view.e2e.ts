import { expect, test } from '../../../../e2e/fixtures';
import { expectDrawnAlike, FIXTURE } from '../drawn-alike';

test('a formatted page is drawn as before, to the pixel', async ({ page, open, browser, faults }) => {
  await open('/tool/html-formatter');
  await page.getByLabel('Input file').setInputFiles(FIXTURE);
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('Features', { timeout: 30_000 });
  await expectDrawnAlike({ page, browser, faults }, 'formatted.html');
});
