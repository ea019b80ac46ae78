import { expectSameInOtherTool } from '@/families/styled/testing';
import { expect, test } from '../../../../e2e/fixtures';

test('plays, pauses, starts anew, and the CSS pasted elsewhere moves as the preview does', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/tool/css-animation-generator');
  const state = () =>
    page.evaluate(() => {
      const [animation] = document.querySelector('.styled-stage')!.shadowRoot!.querySelector('div')!.getAnimations();
      return animation ? `${animation.playState} ${Number(animation.currentTime) > 400 ? 'late' : 'early'}` : 'none';
    });
  await expect.poll(state).toBe('running late');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(state).toBe('paused late');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(state).toBe('paused early');

  await page.getByLabel('Name', { exact: true }).fill('none');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('slideIn');
  await page.getByLabel('Translate X', { exact: true }).fill('-200');
  await page.getByLabel('Scale slider').press('End');
  await page.getByLabel('Opacity', { exact: true }).fill('0.25');
  await page.getByLabel('Timing Function').selectOption('ease-in-out');
  await page.getByLabel('Iteration Count').fill('2.5');
  await page.getByLabel('Iteration Count').blur();
  await expect(page.getByLabel('Iteration Count')).toHaveValue('1');
  await page.getByLabel('Fill Mode').selectOption('both');
  await page.getByRole('tab', { name: 'Generated CSS' }).click();
  await expect(page.getByRole('button', { name: 'Use in…' })).toBeEnabled();
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  await expect(css).toContainText('@keyframes slideIn');
  await expect(css).toContainText('translate(-200px, 0px) scale(2) rotate(180deg)');
  await expect(css).toContainText('animation-iteration-count: 1;');
  await expectSameInOtherTool(page, { html: '<div class="animated-element"></div>' });
  await page.getByRole('button', { name: 'Copy CSS' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();

  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('ended', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(state).toMatch('running');
});
