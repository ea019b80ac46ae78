import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { findings } from '../../../../e2e/axe';
import { BUILT, test as base, expect } from '../../../../e2e/fixtures';
import { MEDIA } from './media.examples';

const FAILED = "Failed to load the URL. Make sure it's accessible and includes the protocol (http:// or https://)";

/** A page that tries to get away from its frame. */
const PAGE = `<!doctype html><title>Plain</title><p>A plain page</p><script>
for (const attempt of [() => { top.location = 'about:blank' }, () => { parent.location = 'about:blank' }])
  try { attempt() } catch {}
</script>`;

function answer({ url }: IncomingMessage, response: ServerResponse) {
  if (url === '/silent') return;
  response.setHeader('Content-Type', 'text/html');
  // What a careful host sends; neither may be taken for a failure.
  response.setHeader('Cross-Origin-Resource-Policy', url === '/plain' ? 'same-origin' : 'cross-origin');
  if (url === '/denied') response.setHeader('X-Frame-Options', 'DENY');
  if (url === '/ancestors') response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
  response.statusCode = url === '/missing' ? 404 : 200;
  response.end(url === '/missing' ? 'No such page here' : PAGE);
}

interface Other {
  origin: string;
  asked: IncomingMessage[];
  server: Server;
}

/** Another host, which is all that a test here may reach beside our own. */
const test = base.extend<{ other: Other }>({
  other: async ({ faults }, use) => {
    const asked: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      asked.push(request);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use({ origin, asked, server });
    server.closeAllConnections();
    server.close();
    // The browser says on the console what it refused; a request to a third host stays a fault.
    faults.splice(
      0,
      faults.length,
      ...faults.filter(
        (fault) => /^(?:request|exception)/.test(fault) && !fault.includes(origin) && !fault.includes('other.test'),
      ),
    );
  },
  // Otherwise the runner decides what every frame prefers.
  colorScheme: null,
});

async function load(page: Page, address: string) {
  await page.getByLabel('URL').fill(address);
  await page.getByRole('button', { name: 'Load', exact: true }).click();
}

async function tested(page: Page, address: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url() === address);
  await expect.poll(() => find() !== undefined).toBe(true);
  return find()!;
}

const property = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');

// In a context that had other pages before, the browser sometimes tells the frame nothing of its new colours.
test.use({ isFirstVisit: true });

test('shows a page at the size and in the colours chosen, and keeps it in its place', async ({
  page,
  open,
  other,
  site,
}) => {
  await open('/tool/responsive-test');
  const address = `${other.origin}/plain`;
  await load(page, address);
  await expect(page.getByRole('status').filter({ hasText: 'Loaded.' })).toBeVisible();
  const frame = await tested(page, address);
  await expect(frame.locator('p')).toHaveText('A plain page');
  const size = () => frame.evaluate(() => [innerWidth, innerHeight]);
  expect(await size()).toEqual([1280, 800]);
  await expect(page.getByText('Breakpoint: xl')).toBeVisible();
  await expect(property(page, 'Device')).toHaveText('MacBook Air');
  await expect(property(page, 'Orientation')).toHaveText('Landscape');

  await page.getByRole('tab', { name: 'Phones' }).click();
  await page.getByRole('button', { name: 'iPhone 14', exact: true }).click();
  await expect.poll(size).toEqual([390, 844]);
  await expect(page.getByText('Breakpoint: xs')).toBeVisible();
  await expect(property(page, 'User Agent')).toContainText('iPhone');
  await page.getByRole('button', { name: 'Rotate' }).click();
  await expect.poll(size).toEqual([844, 390]);
  await expect(property(page, 'Dimensions')).toHaveText('844×390');
  await expect(property(page, 'Device')).toHaveText('iPhone 14');
  await expect(page.getByText('Breakpoint: md')).toBeVisible();

  await page.getByLabel('Width').fill('375');
  await expect.poll(size).toEqual([375, 390]);
  await expect(property(page, 'Device')).toHaveText('Custom');
  await page.getByLabel('Width').fill('12');
  await page.getByLabel('Height').fill('9999');
  await expect.poll(size).toEqual([320, 2160]);
  await expect(page.getByLabel('Width')).toHaveValue('320');
  await expect(page.getByLabel('Height')).toHaveValue('2160');

  const zoom = page.getByLabel('Zoom', { exact: true });
  for (let presses = 0; presses < 20 && (await page.getByRole('button', { name: 'Zoom In' }).isEnabled()); presses++)
    await page.getByRole('button', { name: 'Zoom In' }).click();
  await expect(zoom).toHaveText('200%');
  expect(await size()).toEqual([320, 2160]);

  const dark = () => frame.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  expect(await dark()).toBe(false);
  await page.getByRole('switch', { name: 'Dark Mode' }).check();
  await expect.poll(dark).toBe(true);
  for (const name of ['Show Rulers', 'Show Device Frame']) await page.getByRole('switch', { name }).uncheck();
  await expect(page.locator('.viewport-ruler')).toHaveCount(0);

  // Asked for once, whatever was changed since, and told nothing of us.
  expect(other.asked).toHaveLength(1);
  expect(other.asked[0]!.headers.referer).toBeUndefined();
  expect(page.url()).toContain(`${site.origin}/tool/responsive-test`);
  expect(await findings(page)).toEqual([]);
});

test('says what is wrong where a page is refused, missing, silent or gone @long', async ({ page, open, other }) => {
  await page.clock.install();
  await open('/tool/responsive-test');
  const alert = page.locator('#main').getByRole('alert');

  for (const path of ['/denied', '/ancestors']) {
    await load(page, other.origin + path);
    await expect(alert).toContainText('doesn’t allow being shown in a frame');
    await expect(alert.getByRole('link')).toHaveAttribute('href', other.origin + path);
  }
  await load(page, `${other.origin}/missing`);
  await expect(alert).toContainText('an error such as 404');
  await expect((await tested(page, `${other.origin}/missing`)).locator('body')).toHaveText('No such page here');

  await load(page, `${other.origin}/silent`);
  await expect.poll(() => other.asked.filter(({ url }) => url === '/silent').length).toBe(1);
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load', exact: true })).toHaveAttribute('aria-busy', 'true');
  await expect(alert).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(alert).toContainText(FAILED);
  await expect(alert).toContainText('No answer after 10 seconds');
  await load(page, 'nothing');
  await expect(alert).toHaveText(`Error${FAILED}`);
  await expect(page.getByText('Loading…')).toHaveCount(0);

  await load(page, `${other.origin}/plain`);
  await expect(page.getByRole('status').filter({ hasText: 'Loaded.' })).toBeVisible();
  await expect(alert).toHaveCount(0);

  other.server.closeAllConnections();
  await new Promise((resolve) => other.server.close(resolve));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText(FAILED);
  await expect(alert).toContainText('No answer, or the site');
  expect(await findings(page)).toEqual([]);
});

test('asks for nothing until Load is pressed, and for nothing without its protocol @long', async ({
  page,
  open,
  other,
}) => {
  await open('/tool/responsive-test');
  await page.getByLabel('URL').fill(`${other.origin}/plain`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('summary[aria-label=Share]').click();
  await page.getByRole('button', { name: 'Copy link with input' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await open(link.slice(new URL(link).origin.length));
  await expect(page.getByLabel('URL')).toHaveValue(`${other.origin}/plain`);

  const host = other.origin.slice('http://'.length);
  await load(page, `${host}/plain`);
  const alert = page.locator('#main').getByRole('alert');
  await expect(alert).toContainText(FAILED);
  expect(other.asked).toHaveLength(0);
  await alert.getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: 'Loaded.' })).toBeVisible();
  expect(other.asked).toHaveLength(1);
});

test('loads the page again by itself, and hides its scrollbars @long', async ({ page, open, other }) => {
  await page.clock.install();
  await open('/tool/responsive-test');
  await load(page, `${other.origin}/plain`);
  await expect(page.getByRole('status').filter({ hasText: 'Loaded.' })).toBeVisible();
  await page.getByRole('switch', { name: 'Auto Refresh' }).check();
  await page.getByLabel('Refresh Interval').selectOption('30 seconds');
  const steps = await page.evaluate(() => history.length);
  for (const times of [2, 3]) {
    await page.clock.fastForward(29_000);
    expect(other.asked).toHaveLength(times - 1);
    await page.clock.fastForward(1_500);
    await expect.poll(() => other.asked.length).toBe(times);
    await expect(page.getByRole('status').filter({ hasText: 'Loaded.' })).toBeVisible();
  }
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.getByRole('switch', { name: 'Auto Refresh' }).uncheck();

  await page.getByRole('switch', { name: 'Show Scrollbars' }).uncheck();
  await expect(page.frameLocator('iframe[title=Preview]').locator('iframe')).toHaveAttribute('scrolling', 'no');
  await expect((await tested(page, `${other.origin}/plain`)).locator('p')).toHaveText('A plain page');
});

test('the document around the page runs no script and can be framed by us alone', BUILT, async ({ request, site }) => {
  const response = await request.get(`${site.origin}/frame-remote.html`);
  const header = response.headers()['content-security-policy']!;
  const [, inPage] = /Content-Security-Policy" content="([^"]+)"/.exec(await response.text())!;
  expect(header).toBe(`${inPage}; frame-ancestors 'self'`);
  expect(header).toMatch(/^default-src 'none';/);
  expect(header).not.toContain('script-src');
});

const OWN_PAGE = `<style>
  body { margin: 0 } main { height: 5000px }
  @media (min-width: 900px) { p { color: rgb(1, 2, 3) } }
</style><main><p>Mine</p><img src="http://other.test/a.png"><iframe src="http://other.test/frame"></iframe></main>
<script>document.querySelector('p').textContent = 'Script ran; origin ' + origin</script>`;
/** What really goes out: the browser tells of what its policy refused too. */
async function refuseOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route('http://other.test/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
}
const preview = (page: Page, number = 1) =>
  page.frameLocator(`iframe[title="${number === 1 ? 'Preview' : `Preview ${number}`}"]`);
const widths = (page: Page) =>
  page.locator('.viewport-screen').evaluateAll((screens) => screens.map((one) => (one as HTMLElement).offsetWidth));

test('shows pasted HTML in six viewports that are sealed, scroll together and keep their sizes in the link', async ({
  page,
  open,
  other,
}) => {
  const asked = await refuseOthers(page);
  await open('/tool/responsive-test');
  await page.getByRole('button', { name: 'Paste HTML' }).click();
  await page.getByLabel('Pasted HTML').fill(OWN_PAGE);
  await expect(preview(page).locator('p')).toHaveText('Mine');
  await expect(preview(page).locator('p')).toHaveCSS('color', 'rgb(1, 2, 3)');

  for (let n = 0; n < 5; n++) await page.getByRole('button', { name: 'Add Screen' }).click();
  await expect(page.getByRole('button', { name: 'Add Screen' })).toBeDisabled();
  await expect(page.locator('.viewport-board')).toHaveCount(6);
  // The iPhone.
  await expect(preview(page, 2).locator('p')).toHaveCSS('color', 'rgb(0, 0, 0)');
  // All in sight: nothing to scroll.
  const room = () =>
    page
      .locator('.viewport-stage')
      .evaluate((stage) => [stage.scrollHeight - stage.clientHeight, stage.scrollWidth - stage.clientWidth]);
  await expect.poll(room).toEqual([0, 0]);

  await preview(page)
    .locator('main')
    .evaluate(() => scrollTo(0, 2000));
  const scrolled = (number: number) =>
    preview(page, number)
      .locator('main')
      .evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight));
  const first = await scrolled(1);
  expect(first).toBeGreaterThan(0.3);
  for (const number of [2, 3, 6]) await expect.poll(() => scrolled(number)).toBeCloseTo(first, 2);

  // The last one was added last: the rail is about it.
  await expect(property(page, 'Device')).toHaveText('iPad Pro');
  await page.getByRole('button', { name: '3 820 × 1180 iPad A16' }).click();
  await page.getByRole('button', { name: 'lg: 1024–1279 px' }).click();
  await expect(property(page, 'Dimensions')).toHaveText('1024×1180');
  // Where the page's own style changes.
  await page.getByRole('button', { name: 'From 900 px' }).click();
  await expect(property(page, 'Dimensions')).toHaveText('900×1180');
  await expect
    .poll(() =>
      preview(page, 3)
        .locator('main')
        .evaluate(() => innerWidth),
    )
    .toBe(900);
  await page.getByRole('button', { name: 'Close screen 2' }).click();
  await expect(page.locator('.viewport-board')).toHaveCount(5);
  await expect(property(page, 'Dimensions')).toHaveText('900×1180');

  await expect(page.getByText('Its scripts are off.')).toBeVisible();
  await page.getByRole('switch', { name: 'Run Scripts' }).check();
  await expect(preview(page).locator('p')).toHaveText('Script ran; origin null');
  expect(asked).toEqual([]);
  expect(other.asked).toHaveLength(0);
  expect(await findings(page)).toEqual([]);

  const before = await widths(page);
  await page.getByRole('switch', { name: 'Show Device Frame' }).focus();
  await expect.poll(() => page.url()).toContain('900x1180');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('.viewport-board')).toHaveCount(5);
  expect(await widths(page)).toHaveLength(before.length);
});

test('edges are dragged, moved by keys, and a size is saved under a name @long', async ({ page, open }) => {
  await open('/tool/responsive-test');
  const grip = page.getByRole('slider', { name: 'Right Edge' });
  const zoom = Number((await page.getByLabel('Zoom', { exact: true }).textContent())!.replace('%', '')) / 100;
  const box = (await grip.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 50, y, { steps: 5 });
  // The edge stays below the pointer.
  const moved = (await grip.boundingBox())!;
  expect(Math.abs(moved.x - (box.x - 50))).toBeLessThan(3);
  await page.mouse.move(x - 100, y, { steps: 5 });
  await page.mouse.up();
  const expected = Math.round(1280 - 100 / zoom);
  await expect(page.getByLabel('Width')).toHaveValue(String(expected));
  await expect(property(page, 'Device')).toHaveText('Custom');

  await grip.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByLabel('Width')).toHaveValue(String(expected + 11));
  await page.getByRole('slider', { name: 'Bottom Edge' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Height')).toHaveValue('799');
  await page.getByRole('slider', { name: 'Corner' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Height')).toHaveValue('800');

  await page.getByRole('tab', { name: 'Saved' }).click();
  await page.getByLabel('Name for').fill('Kiosk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(property(page, 'Device')).toHaveText('Kiosk');
  await page.getByRole('tab', { name: 'Phones' }).click();
  await page.getByRole('button', { name: 'iPhone 17', exact: true }).click();
  await expect(property(page, 'Dimensions')).toHaveText('402×874');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('tab', { name: 'Saved' }).click();
  await page.getByRole('button', { name: 'Kiosk', exact: true }).click();
  await expect(property(page, 'Dimensions')).toHaveText(`${expected + 11}×800`);
  await page.getByRole('button', { name: 'Delete Kiosk' }).click();
  await expect(page.getByRole('button', { name: 'Kiosk', exact: true })).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Kiosk', exact: true })).toHaveCount(1);

  await page.getByLabel('Own Breakpoints').fill('480, 56em');
  await page.getByRole('button', { name: 'From 896 px' }).click();
  await expect(page.getByLabel('Width')).toHaveValue('896');
  expect(await findings(page)).toEqual([]);
});

test('a link with HTML runs no script of it', async ({ page, open, other }) => {
  const asked = await refuseOthers(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/responsive-test');
  await page.getByRole('button', { name: 'Paste HTML' }).click();
  await page.getByLabel('Pasted HTML').fill(OWN_PAGE);
  await page.getByRole('switch', { name: 'Run Scripts' }).check();
  await expect(preview(page).locator('p')).toHaveText(/Script ran/);
  await page.locator('summary[aria-label=Share]').click();
  await page.getByRole('button', { name: 'Copy link with input' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await open(link.slice(new URL(link).origin.length));
  await expect(preview(page).locator('p')).toHaveText('Mine');
  await expect(page.getByRole('switch', { name: 'Run Scripts' })).not.toBeChecked();
  expect(asked).toEqual([]);
  expect(other.asked).toHaveLength(0);
});

test('a browser answers media queries as they are read here', async ({ page, open }) => {
  await open('/tool/responsive-test');
  for (const [condition, widths] of MEDIA)
    for (const width of widths)
      expect(
        await page.evaluate(
          ({ condition, width }) => {
            const frame = document.createElement('iframe');
            document.body.append(frame);
            const holds = [width - 1, width].map((wide) => {
              frame.style.cssText = `width: ${wide}px; max-width: none; border: 0`;
              return frame.contentWindow!.matchMedia(condition).matches;
            });
            frame.remove();
            return holds[0] !== holds[1];
          },
          { condition, width },
        ),
        `${condition} at ${width}`,
      ).toBe(true);
});
