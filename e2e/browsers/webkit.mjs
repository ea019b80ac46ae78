// Debian's WebKit: its driver and the small browser that comes with it, on a screen of their own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { innerSize, LOAD_PATIENCE } from './page.mjs';

const LIBRARIES = '/usr/lib';

/** @returns {string | undefined} where the small browser is, which no path leads to */
export function findMiniBrowser() {
  for (const machine of existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    for (const version of ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']) {
      const path = join(LIBRARIES, machine, version, 'MiniBrowser');
      if (existsSync(path)) return path;
    }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** @returns {Promise<[import('node:child_process').ChildProcess, string]>} a screen, and what it is called */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(/** @type {import('node:stream').Readable} */ (screen.stdio[3]), 'data');
  return [screen, `:${String(number).trim()}`];
}

/** Keeps the toolbar from being wider than a phone. */
const NARROW = 'toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; border: 0 }';

/** @type {Record<string, string>} */
const KEYS = { Control: Key.CONTROL, Enter: Key.ENTER, Tab: Key.TAB, Escape: Key.ESCAPE };

/** @returns {Promise<import('./page.mjs').Page>} */
export async function startWebkit() {
  const home = mkdtempSync(join(tmpdir(), 'localkit-webkit-'));
  const downloads = join(home, 'downloads');
  const settings = join(home, 'settings');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  mkdirSync(downloads);
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW);
  writeFileSync(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const [screen, display] = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: settings,
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
    },
  });
  // However this ends, they do not outlive it.
  for (const child of [driver, screen]) {
    child.unref();
    process.once('exit', () => child.kill());
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: findMiniBrowser(),
      args: ['--automation'],
    },
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++)
    try {
      await fetch(`${address}/status`);
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const version = (await session.getCapabilities()).getBrowserVersion();
  await session.manage().setTimeouts({ pageLoad: LOAD_PATIENCE, script: LOAD_PATIENCE });
  const window = session.manage().window();
  const run = (/** @type {Function} */ script, /** @type {any[]} */ ...args) =>
    session.executeScript(`return (${script})(...arguments)`, ...args);
  const find = async (/** @type {Function} */ finder, /** @type {any[]} */ args) => {
    const element = await run(finder, ...args);
    if (!element) throw new Error(`Not found: ${JSON.stringify(args)}`);
    return /** @type {import('selenium-webdriver').WebElement} */ (element);
  };

  return {
    name: `WebKit ${version}`,
    downloads,
    open: (url) => session.get(url),
    run,
    click: async (finder, ...args) => {
      const element = await find(finder, args);
      // Left to itself it stops at the edge, under a bar that floats there.
      await run((/** @type {Element} */ one) => one.scrollIntoView({ block: 'center' }), element);
      await element.click();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    async press(...keys) {
      const codes = keys.map((key) => KEYS[key] ?? key);
      const actions = session.actions();
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.toReversed()) actions.keyUp(code);
      await actions.perform();
    },
    upload: async (paths, finder, ...args) => (await find(finder, args)).sendKeys(paths.join('\n')),
    async frameText(finder, ...args) {
      await session.switchTo().frame(await find(finder, args));
      try {
        return /** @type {string} */ (await run(() => document.body.innerText));
      } finally {
        await session.switchTo().defaultContent();
      }
    },
    async resize(width, height) {
      const rect = await window.getRect();
      const [w, h] = await run(innerSize);
      await window.setRect({ x: 0, y: 0, width: width + rect.width - w, height: height + rect.height - h });
    },
    async screenshot(path) {
      writeFileSync(path, await session.takeScreenshot(), 'base64');
    },
    async close() {
      await session.quit().catch(() => {});
      driver.kill();
      screen.kill();
      await Promise.all([driver, screen].map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
