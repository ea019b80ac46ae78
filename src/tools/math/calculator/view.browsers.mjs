/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  for (const key of '2 + 3 × 4 ='.split(' ')) await v.press(key);
  await v.sees('14');
  await v.fill('Expression', '1÷3×3');
  await v.page.press('Enter');
  await v.sees(/^1$/m);
  await v.tab('Notebook');
  await v.fill('Notebook', 'a = 5 km\na / 2 h in m/s');
  await v.sees('0.6944444444444444 m/s');
};
