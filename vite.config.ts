import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { bundledText } from './scripts/bundled-text.mjs';
import { localObfuscator } from './scripts/local-obfuscator.mjs';

const browser = process.env.BROWSER_PATH;
const flags = process.env.BROWSER_FLAGS?.split(' ') ?? [];

/** Fonts and vendors are named by what people call them, with spaces; files are not. */
const sanitizeFileName = (name: string) => name.replace(/[^\w.-]+/g, '-');

export default defineConfig({
  plugins: [react(), localObfuscator(), bundledText()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  // How long plugins took says nothing to whoever builds this.
  // Nor is it news that some engines are heavy: they are loaded on use, and what a page loads by itself has its budget in the tests.
  build: {
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { sanitizeFileName } },
  },
  worker: {
    format: 'es',
    plugins: () => [localObfuscator()],
    rolldownOptions: { checks: { bundlerTimings: false }, output: { sanitizeFileName } },
  },
  test: {
    // Every core: the default leaves one to an editor.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
          setupFiles: 'src/kit/fuzz/seed.ts',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
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
