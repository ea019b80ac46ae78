// The command line, asked again and again without being started anew each time.
import { parentPort, workerData } from 'node:worker_threads';

/** @type {string[]} */
let stdout = [];
/** @type {string[]} */
let stderr = [];
for (const [stream, kept] of /** @type {const} */ ([
  [process.stdout, (/** @type {string} */ text) => stdout.push(text)],
  [process.stderr, (/** @type {string} */ text) => stderr.push(text)],
]))
  stream.write = (/** @type {any} */ text) => {
    kept(String(text));
    return true;
  };
const { start } = await import(workerData.command);
parentPort?.on('message', async ({ id, words }) => {
  stdout = [];
  stderr = [];
  process.exitCode = 0;
  try {
    await start(words);
    parentPort?.postMessage({ id, stdout: stdout.join(''), stderr: stderr.join(''), failed: process.exitCode === 2 });
  } catch (error) {
    parentPort?.postMessage({ id, stdout: '', stderr: String(error), failed: true, isBug: true });
  }
});
