import type { Page } from '@playwright/test';
import { findings } from '../../../../e2e/axe';
import { BUILT, expect, test } from '../../../../e2e/fixtures';

const preview = (page: Page) => page.frameLocator('iframe[title=Preview]');
const log = (page: Page) => page.getByRole('log', { name: 'Console messages' });

/** Puts a page in by Upload, as its three parts. */
const upload = (page: Page, html: string) =>
  page.getByLabel('HTML file').setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(html) });

test('shows what is typed into the three tabs, and keeps what was typed before the editor came', async ({
  page,
  open,
  faults,
}) => {
  await page.route('**/CodeEditor-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await open('/tool/html-viewer');
  const html = page.getByRole('textbox', { name: 'HTML' });
  await html.click();
  await page.keyboard.type('<p id="a">one');
  await expect(page.locator('.code-editor:visible')).toBeVisible();
  await page.keyboard.type(' two</p>');
  await expect(preview(page).locator('#a')).toHaveText('one two');

  await page.getByRole('tab', { name: 'CSS' }).click();
  await page.getByRole('textbox', { name: 'CSS' }).fill('#a { color: rgb(1, 2, 3) }');
  await expect(preview(page).locator('#a')).toHaveCSS('color', 'rgb(1, 2, 3)');

  await page.getByRole('tab', { name: 'JavaScript' }).click();
  await page.getByRole('textbox', { name: 'JavaScript' }).fill('console.log("ready", { n: [1] })\nundefined.x');
  await expect(log(page)).toContainText('ready {n: [1]}');
  await expect(log(page)).toContainText('TypeError');
  await expect(log(page)).toContainText('JavaScript, line 2');
  expect(faults.splice(0)).toEqual([expect.stringContaining('undefined')]);
});

test.describe('pages that log errors on purpose', () => {
  test.afterEach(({ faults }) => {
    faults.length = 0;
  });

  test('splits an uploaded page, and saves it as index.html', async ({ page, open }) => {
    await open('/tool/html-viewer');
    await upload(
      page,
      '<!DOCTYPE html><html><head><style>p{color:rgb(9, 9, 9)}</style></head><body><p>Hi</p><script>document.querySelector("p").append("!")</script></body></html>',
    );
    await expect(preview(page).locator('p')).toHaveText('Hi!');
    await expect(page.getByRole('textbox', { name: 'HTML' })).toHaveText('<p>Hi</p>');
    await page.getByRole('tab', { name: 'CSS' }).click();
    await expect(page.getByRole('textbox', { name: 'CSS' })).toHaveText('p{color:rgb(9, 9, 9)}');
    await page.getByRole('tab', { name: 'JavaScript' }).click();
    await expect(page.getByRole('textbox', { name: 'JavaScript' })).toContainText('append');

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('index.html');
    const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString();
    expect(text).toContain('<p>Hi</p>');
    expect(text).not.toContain('__guard');

    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page.getByText('The page appears here as you type.')).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(preview(page).locator('p')).toHaveText('Hi!');
  });

  test('runs again on Refresh, and leaves no steps for Back', async ({ page, open }) => {
    await open('/tool/html-viewer');
    await upload(page, '<p></p><script>document.querySelector("p").textContent = Math.random()</script>');
    const first = await preview(page).locator('p').textContent();
    const steps = await page.evaluate(() => history.length);
    for (let n = 0; n < 3; n++) {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(preview(page).locator('p')).not.toHaveText(first!);
    }
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test('lets the page see nothing of ours', async ({ page, open, site }) => {
    await open('/tool/html-viewer');
    await page.evaluate(() => {
      localStorage.setItem('mine', 'secret');
      // biome-ignore lint/suspicious/noDocumentCookie: the test needs one before it can be looked for.
      document.cookie = 'mine=secret';
    });
    await upload(
      page,
      `<script>
        const attempts = {
          storage: () => localStorage.getItem('mine'),
          session: () => sessionStorage.length,
          cookie: () => document.cookie,
          parent: () => parent.document.title,
          top: () => top.location.href,
          leave: () => { top.location = 'about:blank' },
          database: () => indexedDB.open('x'),
          popup: () => { if (!open('about:blank')) throw new Error('no window') },
          opener: () => { if (parent.opener === null) throw new Error('none'); return parent.opener },
        };
        for (const [name, attempt] of Object.entries(attempts)) {
          try { console.log(name, 'gave', attempt()) } catch (error) { console.log(name, 'failed') }
        }
        console.log('origin', origin);
        console.log('end');
      </script>`,
    );
    await expect(log(page)).toContainText('end');
    await expect(log(page)).not.toContainText('gave');
    await expect(log(page)).toContainText('origin null');
    expect(page.url()).toBe(`${site.origin}/tool/html-viewer`);
  });

  test('reaches no other host unless asked to, and says what it left out', BUILT, async ({ page, open, site }) => {
    const asked: string[] = [];
    await page.context().route(
      (url) => url.origin !== site.origin,
      (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.fulfill({
          status: 200,
          contentType: 'text/plain',
          body: '',
          headers: { 'Access-Control-Allow-Origin': '*' },
        });
      },
    );
    await open('/tool/html-viewer');
    await upload(
      page,
      `<link rel="stylesheet" href="http://other.test/style.css">
       <link rel="prefetch" href="http://other.test/prefetch">
       <link rel="icon" href="http://other.test/icon.png">
       <style>@font-face { font-family: f; src: url(http://other.test/font.woff) } p { font-family: f; background: url(http://other.test/css.png) }</style>
       <p>x</p><img src="http://other.test/image.png"><iframe src="http://other.test/frame"></iframe><object data="http://other.test/object"></object>
       <video src="http://other.test/video.mp4"></video><form action="http://other.test/form"><button>go</button></form>
       <img src="beside.png"><script src="http://other.test/script.js"></script>
       <script>
         fetch('http://other.test/fetch').catch(() => {});
         navigator.sendBeacon('http://other.test/beacon', 'x');
         try { new WebSocket('ws://other.test/socket') } catch {}
         try { new EventSource('http://other.test/events') } catch {}
         try { new Worker('data:text/javascript,fetch("http://other.test/worker")') } catch {}
         import('http://other.test/module.js').catch(() => {});
         new Image().src = 'http://other.test/late.png';
         setTimeout(() => document.forms[0].submit(), 100);
         setTimeout(() => { location.href = 'http://other.test/leave' }, 300);
       </script>`,
    );
    await expect(page.getByText('Not loaded: other.test. Switch on Load Remote Content to allow it.')).toBeVisible();
    await expect(page.getByText('Not loaded: beside.png. Files that lay beside the page are not here.')).toBeVisible();
    await page.waitForTimeout(1500);
    expect(asked).toEqual([]);

    await page.getByRole('switch', { name: 'Load Remote Content' }).click();
    await expect.poll(() => asked).toContain('/image.png');
    expect(asked).toContain('/style.css');
  });

  test('survives a loop that never ends', async ({ page, open }) => {
    await open('/tool/html-viewer');
    await upload(page, '<p>before</p><script>console.log("starting"); while (true) {}</script>');
    await expect(log(page)).toContainText('A loop was stopped');
    await page.getByRole('tab', { name: 'JavaScript' }).click();
    await page.getByRole('textbox', { name: 'JavaScript' }).fill('console.log("well again")');
    await expect(log(page)).toContainText('well again');
    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await expect(page.getByRole('button', { name: 'Clear All' })).toBeDisabled();
  });

  test('stops a flood of messages from keeping the page busy', async ({ page, open }) => {
    await open('/tool/html-viewer');
    await upload(
      page,
      '<script>for (let n = 0; n < 20000; n++) { console.log(n); parent.postMessage({ kind: "report", level: "log", text: "x".repeat(5000) }, "*") }</script>',
    );
    // A hundred megabytes of them.
    await expect(page.getByText('200 messages')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Clear Console' }).click();
    await expect(page.getByText('Nothing logged')).toBeVisible();
  });

  test('runs no script of a link until asked to', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/tool/html-viewer');
    await upload(page, '<p>text</p><script>document.querySelector("p").textContent = "script ran"</script>');
    await expect(preview(page).locator('p')).toHaveText('script ran');
    await page.getByLabel('Share').click();
    await page.getByRole('button', { name: 'Copy link with input' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(preview(page).locator('p')).toHaveText('text');
    await expect(page.getByText('Its scripts stay off until you switch on Run Scripts.')).toBeVisible();
    await page.getByRole('switch', { name: 'Run Scripts' }).click();
    await expect(preview(page).locator('p')).toHaveText('script ran');
  });

  test('nobody but our own page can make the sandbox show anything', async ({ page, site }) => {
    const attack = { kind: 'show', html: '<title>taken</title><script>document.title = "taken"</script>' };
    // As a page of its own, asked by the page that opened it and by itself.
    await page.goto(`${site.origin}/sandbox.html`);
    await page.evaluate((message) => postMessage(message, '*'), attack);
    await page.waitForTimeout(200);
    expect(await page.title()).toBe('Sandbox');

    // In a frame that has our origin, as on a host that sends no headers of ours.
    await page.route('**/sandbox*.html', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
    });
    await page.goto(`${site.origin}/404.html`);
    for (const name of ['sandbox.html', 'sandbox-remote.html']) {
      const title = await page.evaluate(
        async ({ name, attack }) => {
          const frame = document.createElement('iframe');
          frame.src = `/${name}`;
          document.body.append(frame);
          await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
          frame.contentWindow!.postMessage(attack, '*');
          await new Promise((resolve) => setTimeout(resolve, 300));
          return frame.contentDocument!.title;
        },
        { name, attack },
      );
      expect(title).toBe('Sandbox');
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible in the ${colorScheme} theme`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open('/tool/html-viewer');
    await page.getByRole('button', { name: 'A button that counts' }).click();
    await preview(page).getByRole('button').click();
    await expect(log(page)).toContainText('count is 1');
    expect(await findings(page)).toEqual([]);
  });
