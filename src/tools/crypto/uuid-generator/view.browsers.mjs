/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.choose('Version', 'v5');
  await v.fill('Name', 'www.example.com');
  await v.press('Generate');
  await v.sees('2ed6657d-e927-568b-95e1-2665a8aea6a2');
};
