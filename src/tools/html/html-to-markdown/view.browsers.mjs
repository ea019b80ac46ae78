/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', '<h1>Title</h1><p>A <b>bold</b> idea</p>');
  await v.sees('# Title');
  await v.sees('A **bold** idea');
};
