import assert from 'node:assert/strict';
import { saves } from '../../../../e2e/browsers/saves.mjs';

const JSON_TEXT = '{"store":{"books":[{"title":"Moby Dick","price":8.99}]},"id":12345678901234567890}';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('JSON Input', JSON_TEXT);
  await v.press('Parse JSON');
  await v.press('Collapse All');
  await v.counts('[role=treeitem]', 3);
  await v.press('Expand All');
  await v.counts('[role=treeitem]', 7);
  await v.fill('Search', 'moby');
  await v.sees('$.store.books[0].title');
  assert.equal((await saves(v, 'Download JSON', 'data.json')).text, JSON_TEXT);
  await v.tab('JSON Input');
  await v.upload('JSON Input file', {
    'large.json': `[${Array(5000).fill('{"name":"somebody"}').join()},{"needle":"here"}]`,
  });
  await v.press('Parse JSON');
  await v.fill('Search', 'needle');
  await v.sees('$[5000].needle');
};
