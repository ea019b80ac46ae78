import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { bundledText } from './scripts/bundled-text.mjs';
import { localObfuscator } from './scripts/local-obfuscator.mjs';
import { packedFonts } from './scripts/packed-fonts.mjs';
import { userAgentRules } from './scripts/user-agent-rules.mjs';
import { withoutDisk } from './scripts/without-disk.mjs';

const browser = process.env.BROWSER_PATH;
const flags = process.env.BROWSER_FLAGS?.split(' ') ?? [];

/**
 * What the README promises. Of what has no other way here, `:has()` and `URL.canParse` came last to browsers: whoever uses something
 * newer raises these.
 */
const BROWSERS = ['chrome120', 'edge120', 'firefox121', 'safari17', 'ios17'];

/** Fonts and vendors are named by what people call them, with spaces; files are not. */
const sanitizeFileName = (name: string) => name.replace(/[^\w.-]+/g, '-');

export default defineConfig({
  plugins: [react(), localObfuscator(), withoutDisk(), bundledText(), userAgentRules(), packedFonts()],
  resolve: {
    alias: [
      { find: '@', replacement: new URL('./src', import.meta.url).pathname },
      // Its form for browsers asks the page, and a worker, which is of the same build, has none.
      {
        find: /^decode-named-character-reference$/,
        replacement: new URL('./src/engines/entities/named.ts', import.meta.url).pathname,
      },
      // Terser asks for it by `require`, we by `import`: of its two forms one is enough.
      { find: /^acorn$/, replacement: new URL('./node_modules/acorn/dist/acorn.mjs', import.meta.url).pathname },
    ],
  },
  // How long plugins took says nothing to whoever builds this.
  // Nor is it news that some engines are heavy: they are loaded on use, and what a page loads by itself has its budget in the tests.
  build: {
    target: BROWSERS,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { sanitizeFileName } },
  },
  worker: {
    format: 'es',
    plugins: () => [localObfuscator(), withoutDisk(), userAgentRules(), packedFonts()],
    rolldownOptions: { checks: { bundlerTimings: false }, output: { sanitizeFileName } },
  },
  test: {
    // Every core: the default leaves one to an editor.
    maxWorkers: '100%',
    // As in the browser tests: a machine that others share can stand still for seconds. What needed it is said.
    retry: 1,
    // A second, as it is otherwise, is short there.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
          setupFiles: 'src/kit/fuzz/seed.ts',
          // Files share a process: starting one for each took a third of the time. Threads would share the time zone, too.
          pool: 'forks',
          isolate: false,
          // What must be fast says so itself, in ratios; a busy machine can take any time.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        define: { 'process.env.TEST_LONG': JSON.stringify(process.env.TEST_LONG ?? '') },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: browser, args: flags } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
