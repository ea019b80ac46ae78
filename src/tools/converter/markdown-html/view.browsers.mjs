/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', '# Title\n\n- [x] done\n');
  await v.sees('<h1>Title</h1>');
  await v.shows('Preview', 'Title');
};
