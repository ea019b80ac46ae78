/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Color', 'rebeccapurple');
  await v.sees('lch(32.39% 61.24 308.86)');
  await v.page.press('Enter');
  await v.holds('Color', '#663399');
  await v.choose('Format', 'hsl');
  await v.holds('Color', 'hsl(270, 50%, 40%)');
};
