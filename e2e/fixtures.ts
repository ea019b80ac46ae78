import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';

interface Site {
  /** Where the site is served, without a slash at the end. */
  origin: string;
}

/** What a test leaves behind in a context and nothing can take out again. */
const LASTING = ['install', 'setFixedTime', 'setSystemTime'] as const;

/**
 * A context that one test after another uses, so that a page's files are fetched and compiled once, not once for each test.
 * Storage is emptied in between; after what cannot be taken back (a clock that was set, say) the next test gets a new one.
 */
class SharedContext {
  private context: BrowserContext | undefined;
  /** Stays open, so that the process that draws the site's pages does too, with what it has compiled. */
  private keeper: Page | undefined;
  private isSpoilt = false;

  async get(create: () => Promise<BrowserContext>, origin: string): Promise<BrowserContext> {
    if (this.context) return this.context;
    const context = await create();
    this.keeper = await context.newPage();
    await this.keeper.goto(`${origin}/nowhere`);
    const spoil = <Method extends (...args: never[]) => unknown>(method: Method) =>
      ((...args) => {
        this.isSpoilt = true;
        return method(...args);
      }) as Method;
    context.addInitScript = spoil(context.addInitScript.bind(context));
    context.exposeFunction = spoil(context.exposeFunction.bind(context));
    for (const name of LASTING) context.clock[name] = spoil(context.clock[name].bind(context.clock)) as never;
    this.context = context;
    return context;
  }

  async tidy() {
    const { context } = this;
    if (!context) return;
    await Promise.all(context.pages().map((page) => page !== this.keeper && page.close()));
    if (this.isSpoilt) {
      await context.close();
      this.context = undefined;
      this.isSpoilt = false;
      return;
    }
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
  }
}

/** Collects everything a page must never do. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Said by the runner itself, which keeps service workers out of most tests.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    // Of a scheme that nobody knows the browser tells too, where markup asks for it: that goes nowhere.
    if (!url.startsWith(origin) && /^(https?|wss?|ftp):/.test(url)) faults.push(`request to another origin: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

export const test = base.extend<
  { faults: string[]; open: (path: string) => Promise<void>; isFirstVisit: boolean },
  { site: Site; shared: SharedContext }
>({
  /** Nothing of the site is in the browser's cache. */
  isFirstVisit: [false, { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from here.
    async ({}, use) => use(new SharedContext()),
    { scope: 'worker' },
  ],
  context: async (
    { browser, shared, site, timezoneId, serviceWorkers, javaScriptEnabled, hasTouch, isFirstVisit },
    use,
  ) => {
    // Tests that ask for another browser have a context of their own.
    if (timezoneId || serviceWorkers !== 'block' || !javaScriptEnabled || hasTouch || isFirstVisit) {
      const own = await browser.newContext();
      await use(own);
      return own.close();
    }
    await use(await shared.get(() => browser.newContext(), site.origin));
    await shared.tidy();
  },
  page: async ({ context, site }, use) => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'all' });
    await devtools.detach();
    await use(page);
  },
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from here.
    async ({}, use) => {
      if (process.env.ORIGIN) return use({ origin: process.env.ORIGIN });
      const server: Server = await serve({ folder: process.env.DIST ?? 'dist', compress: false });
      await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}` });
      server.close();
    },
    { scope: 'worker' },
  ],
  /** What went wrong on the page; checked to be nothing after every test. */
  faults: [
    async ({ page, site }, use) => {
      const faults = watch(page, site.origin);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  /** Loads a page cold and waits until its script has taken over. */
  open: async ({ page, site }, use) => {
    await use(async (path) => {
      await page.goto(site.origin + path);
      await page.locator('html[data-ready]').waitFor();
    });
  },
});

export { expect };

/** For tests that need the files of a build: their names, or the headers that come with them. */
export const BUILT = { tag: '@built' };
