/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.press('Lookaround');
  await v.press('Try q(?=u)');
  await v.fill('Test Text', 'queue quay Iraq');
  await v.sees('2 matches');
  await v.counts('#main mark', 2);
};
