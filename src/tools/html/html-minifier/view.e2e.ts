import { expect, test } from '../../../../e2e/fixtures';
import { expectDrawnAlike, FIXTURE } from '../drawn-alike';

test('a minified page is drawn as before, to the pixel @long', async ({ page, open, browser, faults }) => {
  await open('/tool/html-minifier');
  await page.getByLabel('Input file').setInputFiles(FIXTURE);
  for (const name of ['Remove Optional Tags', 'Minify CSS', 'Minify JavaScript', 'Remove Attribute Quotes'])
    await page.getByLabel(name).check();
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('wide"><meta');
  await expectDrawnAlike({ page, browser, faults }, 'minified.html');
});
