import { HARD } from '@/engines/animation/fixtures/hard';
import { RESTING } from '@/engines/animation/keyframes';
import { PRESETS } from '@/engines/animation/presets';
import { readKeyframes } from '@/engines/animation/read';
import { completeStart, keyframesCss, scriptFrames, settleStart, toFrames } from '@/engines/animation/write';
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

test('starts from a preset, scrubs, adds and moves keyframes, and eases each by itself', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/tool/css-animation-generator');
  await page.getByRole('tab', { name: 'Out', exact: true }).click();
  await page.getByRole('button', { name: 'Fade out' }).click();
  await expect(page.getByRole('button', { name: 'Fade out' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('fade-out');
  await expect(page.getByLabel('Reduced Motion')).toHaveValue('stop');

  const shown = (name: 'opacity' | 'rotate') =>
    page
      .getByRole('group', { name: 'Preview' })
      .evaluate((stage, name) => getComputedStyle(stage.shadowRoot!.querySelector('div')!)[name], name);
  const playhead = page.getByRole('slider', { name: 'Playhead' });
  await playhead.fill('40');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add Keyframe at 40 %' }).click();
  await expect(page.getByRole('slider', { name: /^Keyframe \d/ })).toHaveCount(3);
  // The new one is where the element was.
  await expect(page.getByLabel('Opacity', { exact: true })).toHaveValue(Number(await shown('opacity')).toFixed(2));
  await page.getByLabel('Rotate', { exact: true }).fill('-90');
  await expect.poll(() => shown('rotate')).toBe('-90deg');
  const second = page.getByRole('slider', { name: 'Keyframe 2' });
  await second.press('ArrowRight');
  await expect(second).toHaveAttribute('aria-valuetext', '41 %');

  // By pointer, beyond the playhead.
  const track = (await page.locator('.an-lanes').boundingBox())!;
  const from = (await page.locator('.an-key').nth(1).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width * 0.7, from.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(second).toHaveAttribute('aria-valuetext', '70 %');
  await expect.poll(() => shown('rotate')).toBe('-90deg');

  await page.getByRole('tab', { name: 'Spring', exact: true }).click();
  await page.getByLabel('Bounciness', { exact: true }).fill('0.7');
  await page.getByRole('button', { name: 'Opacity at 70 %' }).click();
  await page.getByRole('tab', { name: 'Generated CSS' }).click();
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  await expect(css).toContainText(/70% \{\s+rotate: -90deg;\s+animation-timing-function: linear\(0, /);
  await expect(css).toContainText('@media (prefers-reduced-motion: reduce)');
  await expectSameInOtherTool(page, { html: '<div class="animated-element"></div>' });
  await page.getByRole('tab', { name: 'Tailwind' }).click();
  await expect(css).toContainText('--animate-fade-out: 0.5s ease 0s 1 normal both fade-out;');
  await page.getByRole('tab', { name: 'WAAPI' }).click();
  await expect(css).toContainText('element.animate(');
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Keyframe 2' })).toHaveAttribute('aria-valuetext', '70 %');
});

test('edits a curve beyond its ends, removes keyframes by keys, and reads pasted ones @long', async ({
  page,
  open,
}) => {
  await open('/tool/css-animation-generator');
  await page.getByRole('button', { name: /^Handle 2/ }).press('Shift+ArrowUp');
  await page.getByLabel('Y2', { exact: true }).fill('1.5');
  await page.getByRole('tab', { name: 'Generated CSS' }).click();
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  await expect(css).toContainText('cubic-bezier(0.25, 0.1, 0.25, 1.5)');
  await page.getByRole('tab', { name: 'Customize' }).click();
  await page.getByRole('button', { name: 'As Timing Function' }).click();
  await expect(page.getByLabel('Y2', { exact: true })).toHaveValue('1');

  await page.getByText('Paste @keyframes').click();
  const box = page.getByLabel('CSS to read');
  await box.fill('@keyframes hop { 0% { transform: rotateX(9deg) } }');
  await page.getByRole('button', { name: 'Use It' }).click();
  await expect(page.getByRole('alert')).toContainText('“rotateX(9deg)” can’t be used');
  await box.fill('@keyframes hop { 25%, 75% { translate: 0 -50%; margin: 0 } 50% { opacity: .5 } }');
  await page.getByRole('button', { name: 'Use It' }).click();
  await expect(page.getByText('can’t be animated here: margin')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('hop');
  const keys = page.getByRole('slider', { name: /^Keyframe \d/ });
  await expect(keys).toHaveCount(3);
  await keys.nth(1).press('Delete');
  await expect(keys).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(keys).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Keyframe' }).click();
  await expect(keys).toHaveCount(2);
  await page.getByRole('button', { name: 'Restore Defaults' }).click();
  await expect(page.getByLabel('Translate X', { exact: true })).toHaveValue('100');
});

test('writes scripts that move as the style sheets do, at 20 moments @long', async ({ page, open }) => {
  await open('/tool/css-animation-generator');
  const texts = [...Object.values(PRESETS).map(({ keyframes }) => keyframes), ...Object.values(HARD)];
  const pairs = texts.map((text, i) => {
    const { keyframes } = readKeyframes(text, (color) => color);
    const rest = { ...RESTING, radius: 8 };
    return {
      css: keyframesCss(`a${i}`, toFrames(settleStart(keyframes, rest))),
      frames: scriptFrames(toFrames(completeStart(keyframes, rest)), 'ease'),
    };
  });
  const differences = await page.evaluate((pairs) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const names = ['translate', 'scale', 'rotate', 'transform', 'opacity', 'backgroundColor', 'filter', 'borderRadius'];
    return pairs.flatMap(({ css, frames }, i) => {
      sheet.replaceSync(
        `b.one, b.other { background: #3b82f6; border-radius: 8px } b.one { animation: a${i} 1s ease both } ${css}`,
      );
      const [one, other] = ['one', 'other'].map((name) => {
        const element = document.body.appendChild(document.createElement('b'));
        element.className = name;
        return element;
      }) as [HTMLElement, HTMLElement];
      const animations = [one.getAnimations()[0]!, other.animate(frames, { duration: 1000, fill: 'both' })];
      for (const animation of animations) animation.pause();
      const found = Array.from({ length: 20 }, (_, at) => {
        for (const animation of animations) animation.currentTime = (at * 1000) / 19;
        const [left, right] = [one, other].map((element) =>
          names.map((name) => getComputedStyle(element)[name as 'scale']).join(' | '),
        );
        return left === right ? [] : [`${css} at ${at}: ${left} and ${right}`];
      }).flat();
      one.remove();
      other.remove();
      return found;
    });
  }, pairs);
  expect(differences).toEqual([]);
  expect(pairs).toHaveLength(50);
});
