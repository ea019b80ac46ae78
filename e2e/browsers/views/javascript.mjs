import assert from 'node:assert/strict';
import { saves } from '../saves.mjs';

const JSON_TEXT = '{"store":{"books":[{"title":"Moby Dick","price":8.99}]},"id":12345678901234567890}';

/** @type {import('../visitor.mjs').MainPaths} */
export const javascript = {
  'javascript-console': async (v) => {
    await v.has({ css: '.cm-content' });
    await v.write('Code Input', "const answer = await Promise.resolve(42);\nconsole.log('answer', { answer });");
    await v.press('Run Code');
    await v.sees(/answer\s+\{answer: 42\}/);
    await v.fill('Evaluate', 'answer + 1');
    await v.page.press('Enter');
    await v.sees('43');
  },
  'json-viewer': async (v) => {
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
  },
  'regex-tester': async (v) => {
    await v.fill('Pattern', '(?<key>\\w+)=(\\d+)?');
    await v.fill('Test Text', 'a=1\nbb= C=333');
    await v.sees('3 matches');
    await v.counts('#main [role=textbox] mark', 3);
    await v.fill('Replace', '$2<$<key>>$&');
    await v.holds('Result', '1<a>a=1\n<bb>bb= 333<C>C=333');
  },
};
