/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Original Text', 'one\nThe quick brown fox\nthree');
  await v.fill('Changed Text', 'one\nThe quick red fox\nthree\nfour');
  await v.sees('+2 lines added');
  await v.sees('−1 line removed');
  await v.counts('#main ins', 1);
};
