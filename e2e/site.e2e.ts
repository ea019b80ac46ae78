import { expect, test } from './fixtures';

test.describe('finding a tool', () => {
  test('the palette opens by key, forgives typos, knows other words, and works by keyboard alone', async ({
    page,
    open,
  }) => {
    await open('/tool/random-password');
    for (const [typed, expected] of [
      ['b64', 'Base64 String Encoder/Decoder'],
      ['jsno formater', 'JSON Formatter'],
      ['pretty print json', 'JSON Formatter'],
      ['paswword', 'Random Password'],
    ] as const) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Search tools' }).fill(typed);
      await expect(page.getByRole('option', { selected: true })).toContainText(expected);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.locator('body').press('/');
    await page.keyboard.type('b64');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/base64-string/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64 String Encoder/Decoder');
    await expect(page).toHaveTitle(/Base64/);
  });

  test('what is typed before the palette has arrived is not lost', async ({ page, open }) => {
    await open('/tool/json-formatter');
    await page.route('**/assets/Palette*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('b64');
    await expect(page.getByRole('combobox', { name: 'Search tools' })).toHaveValue('b64');
  });

  test('arrow keys move through the results', async ({ page, open }) => {
    await open('/');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  });

  test('the home page filters as one types and opens the first on Enter', async ({ page, open }) => {
    await open('/');
    await page.getByRole('searchbox', { name: 'Find a tool' }).fill('base64 decode');
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tool\/base64/);
  });

  test('keys are not stolen from someone who is typing', async ({ page, open }) => {
    await open('/tool/json-formatter');
    await page.getByLabel('Input', { exact: true }).fill('');
    await page.getByLabel('Input', { exact: true }).pressSequentially('["a/b?"]');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('a/b?');
  });

  test('the sheet of shortcuts opens on ?', async ({ page, open }) => {
    await open('/category/json');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

test.describe('what is remembered', () => {
  test('favourites and recents, which can be turned off', async ({ page, open }) => {
    await open('/tool/json-formatter');
    await page.getByRole('button', { name: 'Favourite' }).click();
    await expect(page.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
    await open('/');
    await expect(page.getByRole('region', { name: 'Favourites' })).toContainText('JSON Formatter');
    await expect(page.getByRole('region', { name: /Recent/ })).toContainText('JSON Formatter');
    await page.getByRole('button', { name: 'Turn recent tools off' }).click();
    await open('/tool/random-password');
    await open('/');
    await expect(page.getByRole('region', { name: /Recent/ })).not.toContainText('Random Password');
    await expect(page.getByRole('region', { name: 'Favourites' })).toContainText('JSON Formatter');
  });

  test('a theme, from the first paint', async ({ page, open, faults }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open('/');
    await page.getByRole('button', { name: 'Theme: System' }).click();
    await page.getByRole('button', { name: 'Theme: Light' }).click();
    await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
    // Nothing but the document itself: what paints first must be dark already.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.site-header').waitFor();
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(dark).toBe('rgb(19, 20, 18)');
    faults.splice(0);
  });

  test('by every open tab, whichever of them it was changed in', async ({ page, open, context, site }) => {
    await open('/');
    const other = await context.newPage();
    await other.goto(`${site.origin}/tool/json-formatter`);
    await other.getByRole('button', { name: 'Favourite' }).click();
    await expect(page.getByRole('region', { name: 'Favourites' })).toContainText('JSON Formatter');
    await page.getByRole('button', { name: 'Theme: System' }).click();
    await expect(other.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
    // What is typed in one is not disturbed by the other.
    await other.getByLabel('Input', { exact: true }).fill('{"tab":1}');
    const third = await context.newPage();
    await third.goto(`${site.origin}/tool/json-formatter`);
    await third.getByLabel('Input', { exact: true }).fill('{"tab":2}');
    await third.getByLabel('Indent Size').selectOption('4');
    await expect(other.getByLabel('Input', { exact: true })).toHaveValue('{"tab":1}');
    await expect(other.getByRole('textbox', { name: 'Output' })).toContainText('"tab": 1');
  });

  test('settings of a tool, until they are reset', async ({ page, open }) => {
    await open('/tool/json-formatter');
    await page.getByLabel('Indent Size').selectOption('8');
    await expect(page).toHaveURL(/\?indent-size=8$/);
    await open('/tool/json-formatter');
    await expect(page.getByLabel('Indent Size')).toHaveValue('8');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/json-formatter$/);
    await open('/tool/json-formatter');
    await expect(page.getByLabel('Indent Size')).toHaveValue('2');
  });
});

test.describe('links', () => {
  test('carry the options, and the input only on request', async ({ page, open, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/tool/json-formatter?indent-size=4');
    await expect(page.getByLabel('Indent Size')).toHaveValue('4');
    const input = '{"Grüße":["世界",12345678901234567890]}';
    await page.getByLabel('Input', { exact: true }).fill(input);
    expect(page.url()).not.toContain('input=');
    await page.getByLabel('Share').click();
    await page.getByRole('button', { name: 'Copy link with input' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toContainText(
      /It is \d+ characters long/,
    );
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${site.origin}/tool/json-formatter\\?indent-size=4#input=[\\w-]+$`));
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByLabel('Input', { exact: true })).toHaveValue(input);
    await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('12345678901234567890');
  });

  test('show the server nothing that was typed', async ({ page, open, context, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/tool/text-formatter');
    await page.getByLabel('Find', { exact: true }).fill('my-patient-name');
    await expect(page).toHaveURL(`${site.origin}/tool/text-formatter#find=my-patient-name`);
    await page.reload();
    await expect(page.getByLabel('Find', { exact: true })).toHaveValue('my-patient-name');
    await page.getByLabel('Input', { exact: true }).fill('some text');
    await page.getByLabel('Share').click();
    await page.getByRole('button', { name: 'Copy link with input' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/text-formatter#find=my-patient-name&input=[\w-]+$/);
    // Only what follows the # is another: the page that is open becomes that of the link all the same.
    await page.goto(link.replace('my-patient-name', 'another'));
    await expect(page.getByLabel('Find', { exact: true })).toHaveValue('another');
    await expect(page.getByLabel('Input', { exact: true })).toHaveValue('some text');
    expect(asked.filter((url) => /patient|another/.test(url.replace(/#.*/, '')))).toEqual([]);
  });

  test('that were made when options stood before the # work, and show no more than once what was typed', async ({
    page,
    open,
    site,
  }) => {
    await open('/tool/text-formatter?find=patient&replace=a%26b&group=basic');
    await expect(page.getByLabel('Find', { exact: true })).toHaveValue('patient');
    await expect(page.getByLabel('Replace', { exact: true })).toHaveValue('a&b');
    await expect(page).toHaveURL(`${site.origin}/tool/text-formatter#find=patient&replace=a%26b`);
  });

  test('that are cut or made up open the plain page', async ({ page, open }) => {
    for (const bad of ['#input=AAAA', '#input=%%%', '#input=', '?indent-size=77&sort-keys=perhaps', '?__proto__=1']) {
      await open(`/tool/json-formatter${bad}`);
      await expect(page.getByLabel('Indent Size')).toHaveValue('2');
      await expect(page.getByLabel('Input', { exact: true })).toHaveValue('');
    }
  });
});

test.describe('moving about', () => {
  test('goes forward and back with titles, scroll and focus, without loading pages anew', async ({ page, open }) => {
    await open('/');
    await page.evaluate(() => {
      (window as unknown as { same: boolean }).same = true;
    });
    await page.getByRole('link', { name: 'JSON Formatter' }).first().click();
    await expect(page).toHaveTitle(/^JSON Formatter/);
    await expect(page.getByLabel('Input', { exact: true })).toBeFocused();
    await page.getByRole('link', { name: 'JSON Tools' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Tools');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter');
    await expect(page.getByRole('heading', { name: 'Questions' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Tools');
    expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
  });

  test('ends at a real 404 for what is not there', async ({ page, site, faults }) => {
    const response = await page.goto(`${site.origin}/tool/no-such-tool`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    // The browser itself reports the status of the document.
    faults.splice(0);
  });
});

test.describe('files that are gone or come late', () => {
  // A file that an earlier test fetched would come from the browser's memory, past the routes below.
  test.use({ isFirstVisit: true });

  test('survives a deployment that took its pieces away', async ({ page, open, faults }) => {
    await open('/');
    await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'JSON Formatter' }).first().click();
    // The whole page from the server: readable even while its script is missing, and loaded anew only once.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter');
    await expect(page.getByRole('heading', { name: 'Questions' })).toBeVisible();
    await page.unroute('**/assets/*');
    await open('/tool/json-formatter');
    faults.splice(0);
  });

  test('a lazy piece that is gone reloads the page once and never leaves it blank', async ({ page, open, faults }) => {
    await page.route('**/assets/Palette*', (route) => route.fulfill({ status: 404 }));
    await open('/tool/json-formatter');
    let loads = 0;
    page.on('load', () => loads++);
    await page.keyboard.press('ControlOrMeta+k');
    await expect.poll(() => loads).toBe(1);
    await page.locator('html[data-ready]').waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await page.waitForTimeout(500);
    expect(loads).toBe(1);
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter');
    faults.splice(0);
  });

  test('a lazy piece that is gone does not bring back a page that is being left', async ({ page, open, faults }) => {
    await page.route('**/assets/Palette*', (route) => route.fulfill({ status: 404 }));
    await open('/tool/json-formatter');
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      void page.route('**/tool/csv-to-json', (route) => {
        answer = () => void route.continue();
        resolve();
      });
    });
    const isGone = page.waitForRequest('**/assets/Palette*');
    await page.evaluate(() => {
      location.assign('/tool/csv-to-json');
      setTimeout(
        () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true })),
        200,
      );
    });
    await Promise.all([isAsked, isGone]);
    await page.waitForTimeout(500);
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CSV to JSON');
    expect(await page.evaluate(() => sessionStorage.getItem('localkit:reloaded'))).toBeNull();
    faults.splice(0);
  });

  for (const [slug, label] of [
    ['csv-to-json', 'CSV Input'],
    ['yaml-json', 'Input'],
  ] as const)
    test(`a piece of ${slug} that is gone takes nothing with it that was entered`, async ({ page, open, faults }) => {
      await open(`/tool/${slug}`);
      // What the first run needs is fetched with the page, or by its worker: it must be gone from the start.
      const ahead = await page.evaluate(() => {
        const { modules } = JSON.parse(document.getElementById('page')!.textContent!) as {
          modules: { inWorker?: string[] };
        };
        const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][fetchpriority=low]');
        const wanted = modules.inWorker ?? Array.from(links, (link) => new URL(link.href).pathname);
        // But for what the page itself starts with.
        return wanted.filter((path) => !document.querySelector(`link[href="${path}"]:not([fetchpriority])`));
      });
      expect(ahead.length).toBeGreaterThan(0);
      await page.route(
        ({ pathname }) => ahead.includes(pathname),
        (route) => route.fulfill({ status: 404 }),
      );
      await page.reload();
      await page.locator('html[data-ready]').waitFor();
      let loads = 0;
      page.on('load', () => loads++);
      await page.getByLabel(label, { exact: true }).fill('a,b');
      await expect(page.getByRole('alert')).toContainText('A part of this page couldn’t be loaded.');
      await page.waitForTimeout(500);
      expect(loads).toBe(0);
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('a,b');
      faults.splice(0);
    });

  for (const [slug, first] of [
    ['csv-to-json', /\/convert-/],
    ['user-agent', /\/FieldsViewer-/],
  ] as const)
    test(`what ${slug} needs first is asked for while the largest script is still coming`, async ({ page, site }) => {
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).pathname));
      let deliver = () => {};
      const delivery = new Promise<void>((resolve) => {
        deliver = resolve;
      });
      await page.route('**/assets/core-*', async (route) => {
        await delivery;
        await route.continue();
      });
      await page.goto(`${site.origin}/tool/${slug}`, { waitUntil: 'commit' });
      await expect.poll(() => [...asked].filter((path) => first.test(path))).not.toEqual([]);
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      deliver();
      await page.locator('html[data-ready]').waitFor();
    });

  test('a worker has fetched what its first run needs before anything is entered @long', async ({ page, site }) => {
    const asked = new Set<string>();
    page.context().on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/tool/html-formatter`);
    await page.locator('html[data-ready]').waitFor();
    const ahead = await page.evaluate(
      () => (JSON.parse(document.getElementById('page')!.textContent!) as { modules: { inWorker: string[] } }).modules,
    );
    await expect.poll(() => ahead.inWorker.filter((path) => !asked.has(path))).toEqual([]);
  });

  test('a run starts the worker anew whose script did not come ahead of it @long', async ({ page, open, faults }) => {
    let isAhead = true;
    let refused = 0;
    await page.route('**/assets/worker-*', (route) => {
      if (!isAhead) return route.continue();
      refused++;
      return route.abort();
    });
    await open('/tool/html-formatter');
    await expect.poll(() => refused).toBeGreaterThan(0);
    isAhead = false;
    await page.getByLabel('Input', { exact: true }).fill('<p>One<p>Two');
    await expect(page.locator('.output-body')).toContainText('<p>Two</p>');
    faults.splice(0);
  });

  test('without a network a lazy piece takes nothing away with it @long', async ({ page, context, open, faults }) => {
    // From the start: it is fetched ahead once the page is at rest.
    await page.route('**/assets/Palette*', (route) => route.abort());
    await open('/tool/json-formatter');
    await page.getByLabel('Input', { exact: true }).fill('[1]');
    // What the page asks for by itself is there.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
    await expect(page.getByLabel('Input', { exact: true })).toHaveValue('[1]');
    await context.setOffline(false);
    faults.splice(0);
  });
});

test.describe('a page that is still loading', () => {
  test('keeps and computes what is typed and chosen before the script arrives', async ({ page, site }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.origin}/tool/json-formatter`, { waitUntil: 'commit' });
    await page.getByLabel('Input', { exact: true }).fill('{"early":true}');
    await page.getByLabel('Indent Size').selectOption('8');
    await page.getByLabel('Sort Keys').check();
    release();
    await page.locator('html[data-ready]').waitFor();
    await expect(page.getByLabel('Input', { exact: true })).toHaveValue('{"early":true}');
    await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('{\n        "early": true\n}');
    await expect(page.getByLabel('Indent Size')).toHaveValue('8');
    await expect(page.getByLabel('Sort Keys')).toBeChecked();
    await expect(page).toHaveURL(/indent-size=8&sort-keys=true/);
  });
});

test.describe('storage', () => {
  for (const [name, script, tag = ''] of [
    [
      'denied',
      'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } })',
    ],
    ['full', 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }', ' @long'],
    [
      'corrupt',
      'for (const key of ["theme", "favourites", "recents", "recents-off", "settings:json-formatter"]) localStorage.setItem("localkit:" + key, key.length % 2 ? "{broken" : JSON.stringify({ a: [1] }))',
    ],
    ['absent', 'Object.defineProperty(window, "localStorage", { value: undefined })', ' @long'],
  ] as const)
    test(`that is ${name} breaks nothing and loses nothing${tag}`, async ({ page, open }) => {
      await page.addInitScript(script);
      await open('/tool/json-formatter');
      await page.getByLabel('Input', { exact: true }).fill('{"a":1}');
      await page.getByLabel('Indent Size').selectOption('8');
      await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('{\n        "a": 1\n}');
      if (name !== 'corrupt') await expect(page.getByText('Not saved for your next visit')).toBeVisible();
      await page.getByRole('button', { name: 'Favourite' }).click();
      await expect(page.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByLabel('Input', { exact: true })).toHaveValue('{"a":1}');
      await page.getByRole('link', { name: 'localkit', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Paste anything');
    });
});

test.describe('copying', () => {
  test('works on plain HTTP, where the newer clipboard is absent @long', async ({ page, open }) => {
    await page.addInitScript('Object.defineProperty(navigator, "clipboard", { value: undefined })');
    await open('/tool/json-formatter');
    await page.getByLabel('Input', { exact: true }).fill('[1,2]');
    await page.getByRole('button', { name: 'Minify JSON' }).click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.getByLabel('Input', { exact: true }).fill('');
    await page.getByLabel('Input', { exact: true }).press('ControlOrMeta+v');
    await expect(page.getByLabel('Input', { exact: true })).toHaveValue('[1,2]');
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  });

  test('says so when nothing was copied', async ({ page, open }) => {
    await page.addInitScript(
      'Object.defineProperty(navigator, "clipboard", { value: undefined }); document.execCommand = () => false',
    );
    await open('/tool/json-formatter');
    await page.getByLabel('Input', { exact: true }).fill('[1,2]');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);
  });
});

test('pages are whole for search engines', async ({ request, site }) => {
  const html = await (await request.get(`${site.origin}/tool/json-formatter`)).text();
  expect(html).toMatch(/<title>JSON Formatter – [^<]+<\/title>/);
  expect(html).toContain('<link rel="canonical" href="https://localkit.example/tool/json-formatter">');
  expect(html).toContain('property="og:image"');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  );
  expect(data.map((one) => one['@type'])).toEqual(['WebApplication', 'FAQPage']);
  expect(data[1].mainEntity.length).toBeGreaterThanOrEqual(3);
  expect(html).toContain('Are large numbers changed?');
  const map = await (await request.get(`${site.origin}/sitemap.xml`)).text();
  expect(map).toContain('<loc>https://localkit.example/tool/json-formatter</loc>');
  expect(map).not.toContain('404');
  expect(await (await request.get(`${site.origin}/robots.txt`)).text()).toContain(
    'Sitemap: https://localkit.example/sitemap.xml',
  );
  const manifest = await (await request.get(`${site.origin}/site.webmanifest`)).json();
  for (const { src } of manifest.icons) expect((await request.get(site.origin + src)).status(), src).toBe(200);
  for (const file of ['/social.png', '/icon-180.png'])
    expect((await request.get(site.origin + file)).status(), file).toBe(200);
});
