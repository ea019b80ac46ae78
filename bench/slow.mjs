// A machine four times slower than this one, behind 1.6 Mbit/s with 150 ms of delay.
// A visit begins on another site, as from a search engine: the browser then gives every page a process of its own. From
// an empty tab it would do so only for pages that ask for it by a header, as ours do.
// The browser is spoken to over its own pipe: a test driver keeps the inspector on, and an inspected page spends a
// good part of its start on what no visitor's browser does (it works out source positions for every Error made).
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, installTestBrowser } from '../scripts/install.mjs';
import { getPort } from './browser.mjs';

const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 100_000, latency: 150 };
const CPU = { rate: 4 };
const LONGEST_WAIT = 60_000;

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Messages in both directions are JSON, each ended by a zero.
 * @param {import('node:stream').Writable} toBrowser
 * @param {import('node:stream').Readable} fromBrowser
 */
function talk(toBrowser, fromBrowser) {
  /** @type {Map<number, { resolve(result: any): void, reject(error: Error): void }>} */
  const waiting = new Map();
  let last = 0;
  let rest = '';
  fromBrowser.setEncoding('utf8').on('data', (data) => {
    const messages = (rest + data).split('\0');
    rest = messages.pop() ?? '';
    for (const { id, result, error } of messages.map((text) => JSON.parse(text))) {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    }
  });
  /**
   * What comes back is as the protocol has it for each method.
   * @param {string} method
   * @param {object} [params]
   * @param {string} [sessionId]
   * @returns {Promise<any>}
   */
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      toBrowser.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

export async function startSlowMachine() {
  const profile = mkdtempSync(join(tmpdir(), 'localkit-bench-'));
  const browser = spawn(
    await installTestBrowser(),
    [...browserFlags(), '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const server = createServer((_, response) => response.end('Elsewhere'));
  await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(0, '127.0.0.1', resolve)));
  const elsewhere = `http://127.0.0.1:${getPort(server)}/`;
  const [, , , toBrowser, fromBrowser] = browser.stdio;
  const send = talk(
    /** @type {import('node:stream').Writable} */ (toBrowser),
    /** @type {import('node:stream').Readable} */ (fromBrowser),
  );
  return {
    /**
     * Opens an address as a first visit, with `watch` running in it from the start, until that has set `window.seen`.
     * @template Seen
     * @param {string} address
     * @param {(argument: any) => Seen | void} watch
     * @param {unknown} [argument] what `watch` is called with
     * @returns {Promise<Seen>}
     */
    async visit(address, watch, argument) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      await send('Page.enable', {}, sessionId);
      await send('Page.navigate', { url: elsewhere }, sessionId);
      await sleep(100);
      await send(
        'Page.addScriptToEvaluateOnNewDocument',
        { source: `(${watch})(${JSON.stringify(argument)})` },
        sessionId,
      );
      await send('Network.enable', {}, sessionId);
      await send('Network.emulateNetworkConditions', NETWORK, sessionId);
      await send('Emulation.setCPUThrottlingRate', CPU, sessionId);
      await send('Page.navigate', { url: address }, sessionId);
      for (let waited = 0; waited < LONGEST_WAIT; waited += 250) {
        await sleep(250);
        const { result } = await send(
          'Runtime.evaluate',
          { expression: 'window.seen', returnByValue: true },
          sessionId,
        );
        if (result.value === undefined) continue;
        await send('Target.disposeBrowserContext', { browserContextId });
        return result.value;
      }
      throw new Error(`${address} was not ready within a minute`);
    },
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      await send('Browser.close');
      await ended;
      server.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
