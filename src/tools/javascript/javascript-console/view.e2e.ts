import type { Page } from '@playwright/test';
import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';
import { ALONE, expectWithin, longestTask, watchTasks } from '../../../../e2e/large-input';

const log = (page: Page) => page.getByRole('log', { name: 'Console Output' });
const status = (page: Page) => page.locator('.js-status');
async function run(page: Page, code: string) {
  // A plain area takes the typing until the editor has come; filled at the very moment it is replaced, it would say nothing.
  await page.locator('.cm-content').first().waitFor();
  await page.getByRole('textbox', { name: 'Code Input' }).fill(code);
  await page.getByRole('button', { name: 'Run Code' }).click();
}

test('shows what is logged, with lines, tables, groups and objects that unfold, and goes on from there', async ({
  page,
  open,
}) => {
  await open('/tool/javascript-console');
  await run(
    page,
    `const answer = await Promise.resolve(42);
console.log('answer', { answer, inner: { deep: [1, 2] } });
console.table([{ a: 1 }, { a: 2, b: 3 }]);
console.groupCollapsed('more');
console.info('inside');
console.groupEnd();
console.log('%cred', 'color: rgb(255, 0, 0)');
setTimeout(() => { throw new TypeError('late') }, 20);
Promise.reject(new RangeError('refused'));`,
  );
  await expect(log(page)).toContainText('answer {answer: 42, inner: {…}}');
  await log(page).getByRole('button', { name: '{answer: 42, inner: {…}}' }).click();
  await log(page).getByRole('button', { name: 'inner: {deep: Array(2)}' }).click();
  await expect(log(page)).toContainText('deep: (2) [1, 2]');
  await expect(log(page).getByRole('columnheader')).toHaveText(['(index)', 'a', 'b']);
  await expect(log(page)).not.toContainText('inside');
  await log(page).getByRole('button', { name: 'more' }).click();
  await expect(log(page)).toContainText('inside');
  await expect(log(page).getByText('red', { exact: true })).toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(log(page)).toContainText('Uncaught (in promise) RangeError: refused');
  await expect(log(page)).toContainText('Uncaught TypeError: late');
  await expect(log(page).getByRole('button', { name: 'Line 8' })).toBeVisible();

  const prompt = page.getByRole('textbox', { name: 'Evaluate' });
  await prompt.fill('answer + 1');
  await prompt.press('Enter');
  await expect(log(page)).toContainText('43');
  await prompt.press('ArrowUp');
  await expect(prompt).toHaveValue('answer + 1');

  await page.getByRole('button', { name: 'Clear Console' }).click();
  await expect(log(page)).toHaveText('');
  await run(page, 'let a = 1;\nlet b = ;');
  await expect(log(page)).toContainText('SyntaxError');
  await log(page).getByRole('button', { name: 'Line 2' }).click();
  await expect(page.locator('.code-editor')).toBeFocused();
  await page.getByLabel('History').click();
  await page.getByRole('button', { name: 'const answer' }).click();
  await expect(page.getByRole('textbox', { name: 'Code Input' })).toContainText('Promise.resolve(42)');
});

test('an endless loop leaves the page alive, and is ended by Stop and by the limit', async ({ page, open }) => {
  await open('/tool/javascript-console');
  await page.getByLabel('Time Limit').selectOption('2 seconds');
  await run(page, 'console.log("before");\nfor (;;) {}');
  await expect(log(page)).toContainText('before');
  await expect(log(page)).toContainText('Stopped: the code ran for more than 2 seconds');
  await run(page, 'console.log("again");\nlet s = "a"; while (true) await 0;');
  await expect(log(page)).toContainText('again');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(status(page)).toHaveText('Stopped');
  await run(page, '/^(a+)+$/.test("a".repeat(40) + "!")');
  await expect(log(page)).toContainText('Stopped: the code');
  await run(page, '"well again"');
  await expect(log(page)).toContainText('well again');
});

test('takes 100,000 lines without freezing', ALONE, async ({ page, open }) => {
  await page.addInitScript(watchTasks);
  await open('/tool/javascript-console');
  await run(page, 'for (let n = 0; n < 100000; n++) console.log("line", n, { n })');
  await expect(page.getByText('100,000 messages')).toBeVisible({ timeout: 20_000 });
  await expect(log(page)).toContainText('line 99999');
  await expectWithin(500, page, await longestTask(page));
  expect(await page.locator('.js-entry').count()).toBeLessThan(400);
  await log(page).evaluate((box) => {
    box.scrollTop = 0;
  });
  await expect(log(page)).toContainText('line 0 ');
  // Lines of the middle are where they belong, and the End key comes to the last, though those before it are higher.
  await log(page).evaluate((box) => {
    box.scrollTop = box.scrollHeight / 2;
  });
  await expect(log(page)).toContainText(/line 5000\d /);
  await run(page, 'for (let n = 0; n < 20000; n++) console.log("row " + n + "\\nof two")');
  await expect(log(page)).toContainText('row 19999');
  await log(page).evaluate((box) => {
    box.scrollTop = 0;
  });
  await expect(log(page)).toContainText('row 0');
  await log(page).focus();
  await page.keyboard.press('End');
  await expect(page.getByText('row 19999')).toBeInViewport();
});

test('code sees nothing of ours and reaches no other host unless asked to', async ({
  page,
  open,
  site,
  context,
  faults,
}) => {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== site.origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: 'x', headers: { 'Access-Control-Allow-Origin': '*' } });
    },
  );
  await open('/tool/javascript-console');
  const code = `console.log(origin, typeof indexedDB.open, typeof caches);
    for (const attempt of [() => fetch('http://other.test/a'), () => import('http://other.test/b.js'), () => importScripts('http://other.test/c.js'),
      () => new WebSocket('ws://other.test'), () => new Worker(URL.createObjectURL(new Blob(["fetch('http://other.test/d')"])))])
      try { await attempt(); } catch (error) { console.log('failed'); }
    await fetch('/icon.svg').then(() => console.log('gave'), () => console.log('failed'));
    console.log('end');`;
  await run(page, code);
  await expect(log(page)).toContainText('null');
  await expect(log(page)).toContainText('end');
  await expect(log(page)).not.toContainText('gave');
  await expect(log(page)).toContainText('Blocked: other.test. Turn on Allow Network to allow it.');
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await page.getByRole('switch', { name: 'Allow Network' }).click();
  await run(page, `console.log(await (await fetch('http://other.test/a')).text(), 'answered')`);
  await expect(log(page)).toContainText('x answered');
  expect(asked).toEqual(['http://other.test/a']);
  faults.length = 0;

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await run(
      page,
      'console.error(new Error("x")); console.warn({ a: "b" }, 1, null); console.table([1]); console.dir({}); console.trace()',
    );
    await expect(log(page)).toContainText('console.trace');
    expect(await findings(page), colorScheme).toEqual([]);
  }
});

test('runs TypeScript, and tells its errors where they are @long', async ({ page, open }) => {
  await open('/tool/javascript-console');
  await page.getByLabel('Language').selectOption('TypeScript');
  await run(
    page,
    `interface Named { name: string }
enum Level { Low = 1, High }
class User<T extends string> implements Named {
  constructor(public name: T, private level: Level = Level.High) {}
}
const user = new User('Ada') as Named;
console.log(user, Level[2]);
(user as any).missing.part;`,
  );
  await expect(log(page)).toContainText("User {name: 'Ada', level: 2} High");
  await expect(log(page)).toContainText('(top level) (line 8:23)');
  const prompt = page.getByRole('textbox', { name: 'Evaluate' });
  await prompt.fill('(user as User<string>).name satisfies string');
  await prompt.press('Enter');
  await expect(log(page)).toContainText("'Ada'");
  await run(page, 'type A = 1;\nlet b: = 2;');
  await expect(log(page)).toContainText('SyntaxError: Unexpected token (line 2, column 8)');
  await expect(log(page).getByRole('button', { name: 'Line 2' })).toBeVisible();
  await expect(status(page)).toContainText('Finished');
  // A long file is read in a worker.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'long.ts',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${'{ let a: number = 1; }\n'.repeat(4000)}let b: = 2;`),
    });
  await expect(page.getByText('4,001 lines')).toBeVisible();
  await page.getByRole('button', { name: 'Run Code' }).click();
  await expect(log(page)).toContainText('SyntaxError: Unexpected token (line 4001, column 8)');
});

test('gives the code a document, and stops its endless loops @long', async ({ page, open }) => {
  await open('/tool/javascript-console');
  await page.getByLabel('Time Limit').selectOption('2 seconds');
  await page.getByRole('switch', { name: 'Document' }).click();
  await page.getByRole('textbox', { name: 'Document HTML' }).fill('<ul id="list"></ul><button>Add</button>');
  await run(
    page,
    `const list = document.querySelector('#list');
list.innerHTML = '<li>one</li>';
document.querySelector('button').onclick = () => { list.append(document.createElement('li')); console.log('added', list.children.length); };
console.log(list, origin);`,
  );
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('listitem')).toHaveText(['one']);
  await expect(log(page)).toContainText('<ul id="list">');
  await expect(log(page)).toContainText('null');
  await inside.getByRole('button', { name: 'Add' }).click();
  await expect(log(page)).toContainText('added 2');
  const prompt = page.getByRole('textbox', { name: 'Evaluate' });
  await prompt.fill('list.children.length');
  await prompt.press('Enter');
  await expect(log(page).locator('.result')).toHaveText('Result: 2');
  await run(page, 'console.log("before");\nfor (;;) {}');
  await expect(log(page)).toContainText('before');
  await expect(log(page)).toContainText('Stopped: the loop ran for more than 2 seconds without a pause');
  await expect(log(page).getByRole('button', { name: 'Line 2' }).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(page), colorScheme).toEqual([]);
  }
  await page.getByRole('switch', { name: 'Document' }).click();
  await run(page, 'document.title');
  await expect(log(page)).toContainText('Turn on Document to give it one.');
});

test('keeps snippets under names, and brings back what was deleted @long', async ({ page, open }) => {
  await open('/tool/javascript-console');
  await page.getByLabel('Language').selectOption('TypeScript');
  await run(page, '// Greet\nlet who: string = "you"; who');
  const save = page.getByRole('button', { name: 'Save Snippet' });
  await save.click();
  await page.getByLabel('Snippet Name').fill('Second');
  await save.click();
  const rows = page.locator('.js-saved li');
  await expect(rows).toContainText(['Second', 'Greet']);
  await page.getByRole('button', { name: 'Delete Greet' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await page.getByLabel('Language').selectOption('JavaScript');
  await page.getByRole('button', { name: 'Load Greet' }).click();
  await expect(page.getByLabel('Language')).toHaveValue('typescript');
  await page.getByRole('button', { name: 'Run Code' }).click();
  await expect(log(page)).toContainText("'you'");
});

test('suggests names: of the language, of the code, and of values after a run @long', async ({ page, open }) => {
  await open('/tool/javascript-console');
  await run(page, "const person = { fullName: 'Ada', get age() { throw 1; } };\nconst personList = [person];\n");
  const editor = page.getByRole('textbox', { name: 'Code Input' });
  const options = page.getByRole('listbox', { name: 'Completions' }).getByRole('option');
  await editor.press('ControlOrMeta+End');
  await editor.pressSequentially('JSON.pa');
  await expect(options).toHaveText(['parse']);
  // A list that has only just come takes no key: it could be one of the typing.
  await page.waitForTimeout(300);
  await editor.press('Enter');
  await expect(editor).toContainText('JSON.parse');
  await editor.pressSequentially(';personL');
  await expect(options.first()).toHaveText('personList');
  await page.waitForTimeout(300);
  await editor.press('Escape');
  await expect(options).toHaveCount(0);
  await editor.press('ControlOrMeta+z');
  await run(page, "const person = { fullName: 'Ada', get age() { throw 1; } };\nconst personList = [person];\n");
  await expect(status(page)).toContainText('Finished');
  await editor.press('ControlOrMeta+End');
  await editor.pressSequentially('person.');
  await expect(options.first()).toHaveText('age');
  await expect(options.nth(1)).toHaveText('fullName');
  await editor.pressSequentially('fu');
  await expect(options).toHaveText(['fullName']);
  await page.waitForTimeout(300);
  await editor.press('Enter');
  await editor.pressSequentially('.toUpp');
  await expect(options.first()).toHaveText('toUpperCase');
  expect(await findings(page)).toEqual([]);
});
