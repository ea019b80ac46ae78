import { expect, test } from '../../../../e2e/fixtures';

test('what was copied elsewhere is pasted with its formatting, and as text if wanted', async ({ page, open }) => {
  await open('/tool/html-to-markdown');
  const input = page.getByLabel('Input', { exact: true });
  const output = page.getByRole('textbox', { name: 'Output' }).or(page.locator('.output-box'));
  const paste = (html: string, plain: string) =>
    input.evaluate(
      (area, [rich, text]) => {
        const data = new DataTransfer();
        data.setData('text/html', rich!);
        data.setData('text/plain', text!);
        area.focus();
        area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      },
      [html, plain],
    );
  await paste(
    '<html><body><!--StartFragment--><h2>Plan</h2><p>A <b>bold</b> idea</p><!--EndFragment--></body></html>',
    'Plan\nA bold idea',
  );
  await expect(input).toHaveValue('<h2>Plan</h2><p>A <b>bold</b> idea</p>');
  await expect(output.first()).toContainText('## Plan');
  await expect(output.first()).toContainText('A **bold** idea');
  await page.getByRole('button', { name: 'Paste as text' }).click();
  await expect(input).toHaveValue('Plan\nA bold idea');
});
