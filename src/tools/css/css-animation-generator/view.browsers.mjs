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
};
