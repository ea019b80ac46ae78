import { listen } from '../../../../e2e/browsers/listen.mjs';
import { BUILT, expect, test } from '../../../../e2e/fixtures';
import { log, preview, runScripts, upload, uploadAndRun } from './testing';

test.describe('pages that log errors on purpose', () => {
  test.afterEach(({ faults }) => {
    faults.length = 0;
  });

  test('lets the page see nothing of ours', async ({ page, open, site }) => {
    await open('/tool/html-viewer');
    await page.evaluate(() => {
      localStorage.setItem('mine', 'secret');
      // biome-ignore lint/suspicious/noDocumentCookie: the test needs one before it can be looked for.
      document.cookie = 'mine=secret';
    });
    await uploadAndRun(
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
    await uploadAndRun(
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
    await expect(page.getByText('Not loaded: other.test. Turn on Load Remote Content to allow it.')).toBeVisible();
    await expect(
      page.getByText('Not loaded: beside.png. Files next to the page on your disk can’t be loaded.'),
    ).toBeVisible();
    await page.waitForTimeout(1500);
    expect(asked).toEqual([]);

    await page.getByRole('switch', { name: 'Load Remote Content' }).click();
    await expect.poll(() => asked).toContain('/image.png');
    expect(asked).toContain('/style.css');
  });

  test('survives a loop that never ends @long', async ({ page, open }) => {
    await open('/tool/html-viewer');
    await uploadAndRun(page, '<p>before</p><script>console.log("starting"); while (true) {}</script>');
    await expect(log(page)).toContainText('A loop was stopped');
    await page.getByRole('tab', { name: 'JavaScript' }).click();
    await page.getByRole('textbox', { name: 'JavaScript' }).fill('console.log("well again")');
    await expect(log(page)).toContainText('well again');
    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await expect(page.getByRole('button', { name: 'Clear All' })).toBeDisabled();
  });

  test('stops a flood of messages from keeping the page busy @long', async ({ page, open }) => {
    await open('/tool/html-viewer');
    await uploadAndRun(
      page,
      '<script>for (let n = 0; n < 20000; n++) { console.log(n); parent.postMessage({ kind: "report", level: "log", text: "x".repeat(5000) }, "*") }</script>',
    );
    // A hundred megabytes of them.
    await expect(page.getByText('200 messages')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Clear Console' }).click();
    await expect(page.getByText('Nothing logged')).toBeVisible();
  });

  const THIEVES = {
    'focus()': `<input><script>document.querySelector('input').focus()</script>`,
    'focus() over and over': `<input><script>setInterval(() => document.querySelector('input').focus(), 5)</script>`,
    'window.focus()': '<script>window.focus()</script>',
    'select()': `<input value="x"><script>document.querySelector('input').select()</script>`,
    'showModal()': `<dialog><input></dialog><script>document.querySelector('dialog').showModal()</script>`,
    'a selection in what can be edited': `<p contenteditable>x</p><script>getSelection().selectAllChildren(document.querySelector('p'))</script>`,
    'a frame inside': `<iframe srcdoc="<script>window.focus()</script>"></iframe>`,
    'alert()': '<script>alert(1)</script>',
    autofocus: '<input autofocus>',
  };
  // One of them tells whether it is held at all.
  for (const [at, [name, html]] of Object.entries(THIEVES).entries())
    test(`the editor keeps the focus while it is typed in, whatever the page does: ${name}${at > 0 ? ' @long' : ''}`, async ({
      page,
      open,
    }) => {
      let dialogs = 0;
      page.on('dialog', (dialog) => {
        dialogs++;
        dialog.dismiss();
      });
      await open('/tool/html-viewer');
      const editor = page.getByRole('textbox', { name: 'HTML' });
      await editor.fill(html);
      await expect(page.locator('.code-editor:visible')).toBeVisible();
      await editor.click();
      await page.keyboard.press('ControlOrMeta+End');
      const typed = ['one', 'two', 'three'];
      for (const word of typed) {
        await page.keyboard.type(word, { delay: 20 });
        // The preview follows the pause, and the page does it again.
        await expect(preview(page).getByText(typed.slice(0, typed.indexOf(word) + 1).join(''))).toBeAttached();
        await page.waitForTimeout(400);
      }
      await expect(editor).toContainText(`${html}onetwothree`.slice(-40));
      expect(dialogs).toBe(0);
    });

  for (const headers of [true, false])
    test(`sends nothing past the policy, ${headers ? 'as served here @long' : 'on a host that sends no headers'}`, async ({
      page,
      open,
    }) => {
      if (!headers)
        await page.route('**/sandbox.html', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
        });
      const { arrived, udp, tcp, close } = await listen();
      const call = `try {
          const servers = [{ urls: 'stun:127.0.0.1:${udp}' }, { urls: 'turn:127.0.0.1:${tcp}?transport=tcp', username: 'a', credential: 'b' }];
          const peer = new (self.RTCPeerConnection ?? self.webkitRTCPeerConnection)({ iceServers: servers });
          peer.createDataChannel('x');
          peer.createOffer().then((offer) => peer.setLocalDescription(offer));
        } catch {}`;
      // The listeners do count: so it is from a page that is not sealed.
      await open('/tool/html-viewer');
      await page.evaluate(call);
      await expect.poll(() => Math.min(arrived.datagrams, arrived.connections)).toBeGreaterThan(0);
      await page.reload();
      await page.locator('html[data-ready]').waitFor();
      Object.assign(arrived, { datagrams: 0, connections: 0 });

      const inside = `<script>${call}</script>`;
      await uploadAndRun(
        page,
        `<p>page</p><script>${call}</script>
         <iframe srcdoc="${inside.replaceAll('"', '&quot;')}"></iframe>
         <iframe src="javascript:'${encodeURI(inside).replaceAll("'", '%27')}'"></iframe>
         <div><template shadowrootmode="closed"><iframe srcdoc="${inside.replaceAll('"', '&quot;')}"></iframe></template></div>
         <script>
           const inside = ${JSON.stringify(inside).replaceAll('</', '<\\/')};
           const add = (root) => root.append(Object.assign(document.createElement('iframe'), { srcdoc: inside }));
           add(document.body);
           add(document.createElement('div').attachShadow({ mode: 'closed' }));
           const host = document.createElement('div');
           document.body.append(host);
           add(host.attachShadow({ mode: 'closed' }));
           document.body.insertAdjacentHTML('beforeend', '<iframe></iframe>');
           document.body.lastElementChild.srcdoc = inside;
           const escaped = inside.replaceAll('"', '&quot;');
           document.write('<div><template shadowroot');
           document.write('mode=closed><iframe srcdoc="' + escaped + '"></iframe></template></div>');
           document.write('<iframe srcdoc="' + escaped + '"></iframe>');
           host.setHTMLUnsafe?.('<div><template shadowrootmode=closed><iframe srcdoc="' + escaped + '"></iframe></template></div>');
           RegExp.prototype.exec = () => null;
           MutationObserver.prototype.observe = MutationObserver.prototype.disconnect = () => {};
           Element.prototype.remove = () => {};
           setTimeout(() => add(document.body), 200);
           setTimeout(() => console.log('the end'), 1500);
         </script>`,
      );
      await expect(log(page)).toContainText('Frames inside the page aren’t shown while its scripts run.');
      await expect(log(page)).toContainText('the end');
      expect(arrived).toEqual({ datagrams: 0, connections: 0 });
      close();
    });

  test('has no name looked up and nothing connected by going somewhere @long', async ({ page, open }) => {
    const { arrived, tcp, close } = await listen();
    const there = `http://127.0.0.1:${tcp}/`;
    await open('/tool/html-viewer');
    await upload(
      page,
      `<p>here</p><meta http-equiv="refresh" content="0;url=${there}"><iframe src="${there}"></iframe>`,
    );
    await expect(preview(page).getByText('here')).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(page.getByText(`Not loaded: 127.0.0.1:${tcp}.`)).toBeVisible();
    await expect(preview(page).getByText('here')).toBeVisible();
    await uploadAndRun(page, `<script>console.log('going'); location = '${there}'</script>`);
    await expect(log(page)).toContainText('going');
    await page.waitForTimeout(1000);
    expect(arrived.connections).toBe(0);
    close();
  });

  test('shows no dialog, from the page or a frame in it, and says what it would have said', async ({ page, open }) => {
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs++;
      dialog.dismiss();
    });
    await open('/tool/html-viewer');
    await uploadAndRun(
      page,
      `<iframe srcdoc="<script>for (let n = 0; n < 310; n++) alert(n)</script>"></iframe>
       <script>alert('Hello'); console.log([confirm('Sure?'), prompt('Name?')]); print(); setTimeout(() => console.log('end'), 500)</script>`,
    );
    await expect(log(page)).toContainText('alert: Hello');
    await expect(log(page)).toContainText('[false, null]');
    await expect(log(page)).toContainText('end');
    expect(dialogs).toBe(0);
  });

  test('nothing that the page posts to our window is read, however large @long', async ({ page, open }) => {
    // To read a message of 200 MB holds the page for seconds; one that nobody reads costs nothing.
    await page.addInitScript(() => {
      const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
      const seen = { arrived: 0, read: 0 };
      Object.assign(window, { seen });
      addEventListener('message', ({ source }) => source && seen.arrived++);
      Object.defineProperty(MessageEvent.prototype, 'data', {
        get() {
          if (this.source === document.querySelector('iframe')?.contentWindow) seen.read++;
          return get!.call(this);
        },
      });
    });
    await open('/tool/html-viewer');
    await uploadAndRun(
      page,
      `<script>for (let n = 0; n < 20; n++) for (const to of [parent, top]) to.postMessage('x'.repeat(10_000_000), '*')</script>`,
    );
    const seen = () => page.evaluate(() => (window as unknown as { seen: object }).seen);
    await expect.poll(seen, { timeout: 60_000 }).toEqual({ arrived: 40, read: 0 });
  });

  test('runs no script of a link until asked to', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/tool/html-viewer');
    await upload(page, '<p>text</p><script>document.querySelector("p").textContent = "script ran"</script>');
    await expect(preview(page).locator('p')).toHaveText('text');
    await expect(page.getByText(/Its scripts are off until you allow them/)).toBeVisible();
    await runScripts(page);
    await expect(preview(page).locator('p')).toHaveText('script ran');
    await page.getByLabel('Share').click();
    await page.getByRole('button', { name: 'Copy link with input' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(preview(page).locator('p')).toHaveText('text');
    await expect(page.getByText(/Its scripts are off until you allow them/)).toBeVisible();
    await runScripts(page);
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
