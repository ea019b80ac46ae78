// Every definition in a worker of the site, whatever its page: the examples, and a wrong input.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { getInputs, toText, WRONG } from './definitions.mjs';

/**
 * @typedef {import('./visitor.mjs').Visitor} Visitor
 * @typedef {import('./definitions.mjs').Tool} Tool
 * @typedef {import('./definitions.mjs').Command} Command
 * @typedef {import('./shared-pages.mjs').Check} Check
 * @typedef {{ input: any, isFile: boolean, options: Record<string, any> }} Job
 */

/** Where the development server has the worker that runs tools. */
export const DEV_WORKER = '/src/kit/worker.ts?worker_file&type=module';

/** Where the build has put the worker that runs tools. @param {string} dist */
export function workerIn(dist) {
  const [script, ...more] = readdirSync(`${dist}/assets`).filter((name) => /^worker-[\w-]{8}\.js$/.test(name));
  assert.ok(script && more.length === 0, 'There is not one script called worker');
  return `/assets/${script}`;
}

/** Runs in the page. @param {string} address @param {string} slug @param {Job[]} jobs */
async function runInWorker(address, slug, jobs) {
  const worker = new Worker(address, { type: 'module' });
  // Descriptions have bytes in Base64.
  const fromBase64 = (/** @type {{ base64: string }} */ { base64 }) =>
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  try {
    const answers = [];
    for (const { input, isFile, options } of jobs)
      answers.push(
        await new Promise((resolve, reject) => {
          worker.onerror = ({ message }) => reject(new Error(`The worker couldn’t be loaded: ${message}`));
          worker.onmessage = ({ data }) => {
            const { fails, shown } = data.outcome ?? {};
            if (fails) resolve({ message: fails.message, isExplained: true });
            else if (data.kind === 'done') resolve({ value: shown.value });
            else if (data.kind === 'failed')
              resolve({ message: data.message, isExplained: data.details !== undefined });
          };
          worker.postMessage({ slug, input: isFile ? fromBase64(input) : input, options });
        }),
      );
    return JSON.stringify(answers);
  } finally {
    worker.terminate();
  }
}

/**
 * @param {Visitor} visitor
 * @param {string} address of the worker
 * @param {Tool} tool
 * @param {Command} command
 * @param {Check} check
 */
export async function visitInWorker(visitor, address, tool, command, check) {
  const isFile = tool.inputs[0]?.kind === 'file';
  const initial = Object.fromEntries(tool.options.map((option) => [option.name, option.default]));
  // The examples were drawn from a source that is seeded by the name of the tool.
  const seed = typeof initial.seed === 'string' ? { seed: tool.slug } : {};
  const examples = tool.examples.map((example) => ({ ...example, options: { ...seed, ...example.options } }));
  const createJob = (/** @type {any} */ input, /** @type {Record<string, any>} */ options) => ({
    input,
    isFile,
    options: { ...initial, ...options },
  });
  const run = async (/** @type {Job[]} */ jobs) =>
    JSON.parse(await visitor.page.run(runInWorker, address, tool.slug, jobs));

  await check('examples in a worker', async () => {
    const answers = await run(examples.map(({ input, options }) => createJob(input, options)));
    for (const [at, example] of examples.entries()) {
      const { value, message } = answers[at];
      assert.ok(value !== undefined, `${example.title}: ${message}`);
      // Notes beside values tell how long ago something was.
      if (await command.repeats(tool, example))
        assert.deepEqual(toText(tool, value), toText(tool, example.output), example.title);
    }
  });
  const [first] = tool.inputs;
  const [example] = examples;
  if (!first || !example || isFile) return;
  for (const wrong of WRONG) {
    const inputs = { ...getInputs(tool, example.input), [first.name]: wrong };
    const answer = await command.ask(tool, inputs, example.options);
    if (!('error' in answer)) continue;
    const input = typeof example.input === 'object' ? inputs : wrong;
    await check(`wrong input ${JSON.stringify(wrong)} in a worker`, async () =>
      assert.deepEqual(await run([createJob(input, example.options)]), [{ message: answer.error, isExplained: true }]),
    );
    return;
  }
}
