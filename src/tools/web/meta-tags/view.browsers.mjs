/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.choose('Page Type', 'Article');
  await v.fill('Title', 'Tea & more');
  await v.tab('Article');
  await v.fill('Authors', 'Ann, Bob');
  await v.fill('Published Time', '2026-01-02T03:04');
  await v.press('Generate Meta Tags');
  await v.sees('<meta property="article:published_time" content="2026-01-02T03:04:00Z">');
  await v.sees('<meta property="article:author" content="Bob">');
};
