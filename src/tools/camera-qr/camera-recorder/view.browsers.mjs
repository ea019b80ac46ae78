import assert from 'node:assert/strict';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.sees('Turn On Camera', '.cam-stage');
  await v.tab('Screen and Camera');
  await v.sees('Choose a Screen', '.cam-stage');
  await v.tab('Camera');
  await v.press('Turn On Camera');
  // There is no camera here: it says so, or waits for someone to allow one.
  await v.sees(/camera/i, '.cam-stage');
  assert.equal(await v.run('isDisabled', { button: 'Start Recording' }), true);
};
