import { readFile } from 'node:fs/promises';
import { expectSameInOtherTool } from '@/families/styled/testing';
import { expect, test } from '../../../../e2e/fixtures';

test('layers shadows, animates them, and the CSS pasted elsewhere gives the preview', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/tool/box-shadow-generator');
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  const remove = page.getByRole('button', { name: 'Remove Shadow' });
  await expect(remove).toBeDisabled();
  await page.getByRole('button', { name: 'Hard' }).click();
  await expect(css).toContainText('box-shadow: 8px 8px 0px 0px #000000;');
  await page.getByRole('button', { name: 'Add Shadow' }).click();
  await expect(page.getByRole('tab', { name: 'Shadow 2' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Offset X', { exact: true }).fill('-50');
  await page.getByLabel('Spread slider').press('End');
  await page.getByLabel('Color', { exact: true }).fill('rgb(255 0 0 / 50%)');
  await page.getByRole('switch', { name: 'Inset' }).check();
  await expect(css).toContainText('#000000, inset -50px 8px 24px 50px #ff000080;');
  const clipped = page.getByRole('status').filter({ hasText: 'is outside sRGB and was clipped to #00ff00' });
  await page.getByLabel('Color', { exact: true }).fill('color(display-p3 0 1 0)');
  await expect(clipped).toBeVisible();
  await page.getByLabel('Color', { exact: true }).fill('rgb(255 0 0 / 50%)');
  await expect(clipped).toHaveCount(0);
  await page.getByLabel('Color', { exact: true }).fill('nothing');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Color picker', { exact: true }).fill('#00ff00');
  await expect(css).toContainText('#00ff0080;');
  await page.getByLabel('Width', { exact: true }).fill('120');
  await expectSameInOtherTool(page, { html: '<div class="box"></div>' });

  await page.getByRole('switch', { name: 'Animate Shadow' }).check();
  await page.getByLabel('Duration', { exact: true }).fill('0.5');
  await expectSameInOtherTool(page, { html: '<div class="box"></div>' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('box-shadow-styles.css');
  expect((await readFile(await file.path(), 'utf8')).trim()).toBe((await css.innerText()).trim());
  await remove.click();
  await expect(remove).toBeDisabled();
});

test('smooths by the light, orders, pastes, and writes other properties @long', async ({ page, open }) => {
  await open('/tool/box-shadow-generator?mode=smooth');
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  const stage = page.getByRole('group', { name: 'Preview' });
  const shown = () =>
    stage.evaluate((one) => {
      const box = one.shadowRoot?.querySelector('.box');
      return box ? getComputedStyle(box).boxShadow.split(/, (?=rgb)/) : [];
    });
  // From above, so that every layer falls straight down, the last one farthest.
  await expect(css).toContainText('40px 60px 0px rgb(0 0 0 / 0.15)');
  await expect
    .poll(async () => {
      const layers = await shown();
      return [layers.length, layers.at(-1)];
    })
    .toEqual([5, 'rgba(0, 0, 0, 0.15) 0px 40px 60px 0px']);
  const light = page.getByRole('button', { name: /^Light at/ });
  await light.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Light at 5°, shadow 40 px away' })).toBeFocused();
  const from = (await light.boundingBox())!;
  const box = (await stage.boundingBox())!;
  await page.mouse.move(from.x + 18, from.y + 18);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^Light at 270°/ })).toBeVisible();
  await expect(page.getByLabel('Light', { exact: true })).toHaveValue('270');
  await page.getByLabel('Layers', { exact: true }).fill('2');
  await expect.poll(async () => (await shown()).length).toBe(2);
  const before = await shown();
  await page.getByRole('button', { name: /^Handle 1/ }).press('Shift+ArrowUp');
  await expect(page.getByLabel('Y1', { exact: true })).toHaveValue('0.1');
  await expect.poll(shown).not.toEqual(before);

  await page.getByRole('tab', { name: 'Layers', exact: true }).click();
  await page.getByLabel('Paste a box-shadow').fill('box-shadow: 0 1px 3px #ff0000, inset .25rem 200px 0 blue;');
  await expect(page.getByText('The pasted sizes were made to fit')).toBeVisible();
  await expect(css).toContainText('box-shadow: 0px 1px 3px 0px #ff0000, inset 4px 50px 0px 0px #0000ff;');
  await page.getByRole('button', { name: 'Move Down' }).click();
  await expect(css).toContainText('box-shadow: inset 4px 50px 0px 0px #0000ff, 0px 1px 3px 0px #ff0000;');
  await page.getByRole('button', { name: 'Duplicate Shadow' }).click();
  await expect(page.getByRole('tab', { name: 'Shadow 3' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Paste a box-shadow').fill('0 1vw red');
  await expect(page.getByRole('alert')).toContainText('“1vw” isn’t in px, rem or em');

  await page.getByRole('tab', { name: 'drop-shadow()' }).click();
  await expect(css).toContainText('filter: drop-shadow(0px 1px 1.5px #ff0000)');
  await expect(page.getByText('drop-shadow() has no inset: 1 of 3 shadows left out.')).toBeVisible();
  await page.getByRole('tab', { name: 'Tailwind' }).click();
  await expect(css).toContainText('shadow-[inset_4px_50px_0px_0px_#0000ff,0px_1px_3px_0px_#ff0000');
  await page.getByRole('tab', { name: 'box-shadow', exact: true }).click();
  await page.getByLabel('Design System').selectOption('Neumorphic');
  await expect(css).toContainText('20px 20px 60px 0px #bebebe, -20px -20px 60px 0px #ffffff');
  await expect(stage).toHaveCSS('background-color', 'rgb(224, 224, 224)');
  await expectSameInOtherTool(page, { html: '<div class="box"></div>' });
});
