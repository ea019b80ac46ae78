// The command line, asked again and again without being started anew each time.
import { parentPort, workerData } from 'node:worker_threads';

/** @type {string[]} */
let printed = [];
/** @type {string[]} */
let told = [];
for (const [stream, kept] of /** @type {const} */ ([
  [process.stdout, (/** @type {string} */ text) => printed.push(text)],
  [process.stderr, (/** @type {string} */ text) => told.push(text)],
]))
  stream.write = (/** @type {any} */ text) => {
    kept(String(text));
    return true;
  };
const { start } = await import(workerData.command);
parentPort?.on('message', async ({ id, words }) => {
  printed = [];
  told = [];
  process.exitCode = 0;
  try {
    await start(words);
    parentPort?.postMessage({ id, printed: printed.join(''), told: told.join(''), failed: process.exitCode === 2 });
  } catch (error) {
    parentPort?.postMessage({ id, printed: '', told: String(error), failed: true, isBug: true });
  }
});
