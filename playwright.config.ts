import { defineConfig } from '@playwright/test';

/** Run through `npm test`, which finds the browser; alone, name one in BROWSER_PATH. */
export default defineConfig({
  testMatch: ['e2e/**/*.e2e.ts', 'src/**/*.e2e.ts'],
  testDir: '.',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // A machine that others share can stand still for seconds: that is waited for, and what still fails tried once more.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'line',
  use: {
    // A service worker would answer in place of the server; the tests of it let it in.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
      args: [
        ...(process.env.BROWSER_FLAGS ?? '--no-sandbox --disable-background-networking').split(' '),
        // One process draws all pages of a site, one after another: starting it took a fifth of the time.
        '--process-per-site',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
