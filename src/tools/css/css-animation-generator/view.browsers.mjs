import assert from 'node:assert/strict';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Name', 'slideIn');
  await v.tab('Generated CSS');
  await v.sees('@keyframes slideIn');
  const isRunning = () =>
    document.querySelector('.styled-stage')?.shadowRoot?.querySelector('div')?.getAnimations()[0]?.playState;
  assert.equal(await v.page.run(isRunning), 'running');
  await v.press('Pause');
  await v.until(
    'It does not pause',
    () => v.page.run(isRunning),
    (state) => state === 'paused',
  );
  await v.press('Spring in');
  await v.sees('@keyframes spring-in');
  await v.sees('linear(0, ');
  // A browser that does not read what is written would leave it as it is.
  await v.until(
    'It does not spring',
    () =>
      v.page.run(() => {
        const box = document.querySelector('.styled-stage')?.shadowRoot?.querySelector('div');
        const animation = box?.getAnimations()[0];
        if (!animation) return 0;
        animation.pause();
        animation.currentTime = 193;
        return Number(getComputedStyle(box).scale);
      }),
    (scale) => scale > 1.2 && scale < 1.3,
  );
};
