// What the definitions say of every tool, and what the command line gives: what a page has to show.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * @typedef {{ name: string, label: string, flag: string, kind: string }} Input
 * @typedef {{ name: string, label: string, flag: string, kind: string, default: any }} Option
 * @typedef {{ title: string, input?: any, options?: Record<string, any>, output: any }} Example
 * @typedef {{ slug: string, inputs: Input[], options: Option[], output: { kind: string }, examples: Example[] }} Tool
 * @typedef {{ slug: string, category: string, hasView: boolean, tool?: Tool }} Folder
 * @typedef {{ text: string } | { error: string }} Answer
 */

/** What some tool or other refuses. */
export const WRONG = [
  '{"a": [1, }',
  '<a',
  'a: [',
  '"',
  'function (',
  '%E0%A4%A',
  'a\u0000b',
  '-1',
  '999.999.999.999',
  '((',
  '#',
];

/** @returns {Folder[]} every tool there is, in the order of its category */
export function readTools() {
  const described = /** @type {Tool[]} */ (
    JSON.parse(execFileSync(process.execPath, ['bin/localkit.mjs', 'describe'], { encoding: 'utf8', maxBuffer: 1e9 }))
  );
  const bySlug = new Map(described.map((tool) => [tool.slug, tool]));
  return readdirSync('src/tools').flatMap((category) =>
    readdirSync(`src/tools/${category}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name: slug }) => ({
        slug,
        category,
        hasView: existsSync(`src/tools/${category}/${slug}/view.tsx`),
        tool: bySlug.get(slug),
      })),
  );
}

/** The inputs of an example by name. @param {Tool} tool @param {any} input @returns {Record<string, string>} */
export const getInputs = ({ inputs }, input) =>
  inputs.length === 1 && inputs[0]?.name === 'input' ? { input } : (input ?? {});

const getFlag = (/** @type {Option | Input} */ { flag }) => flag.replace(/^--/, '');

/** The address of a tool with options set; secrets never stand in one. @param {Tool} tool @param {Record<string, any>} [options] */
export function linkTo(tool, options = {}) {
  const query = new URLSearchParams();
  for (const option of tool.options)
    if (option.name in options && option.kind !== 'secret') query.set(getFlag(option), String(options[option.name]));
  return `/tool/${tool.slug}${query.size > 0 ? `?${query}` : ''}`;
}

/** What Copy and Download give of a result. @param {Tool} tool @param {any} value */
export function toText({ output: { kind } }, value) {
  // Some options give another kind than usual.
  if (typeof value === 'string') return value;
  switch ('columns' in value ? 'table' : kind) {
    case 'list':
      return value.join('\n');
    case 'fields':
      return value.map((/** @type {any} */ field) => `${field.label}: ${field.value}`).join('\n');
    case 'table':
      return [value.columns, ...value.rows].map((row) => row.join('\t')).join('\n');
    default:
      return value;
  }
}

/** The command line, kept at hand. */
export class Command {
  #thread = new Worker(new URL('./command-thread.mjs', import.meta.url), {
    workerData: { command: pathToFileURL(resolve('dist-cli/main.js')).href },
  });
  #asked = 0;
  /** One at a time: what is printed belongs to whoever asked last. @type {Promise<unknown>} */
  #turn = Promise.resolve();
  /** @type {Map<string, Promise<Answer>>} */
  #known = new Map();

  /**
   * @param {Tool} tool
   * @param {Record<string, string>} inputs
   * @param {Record<string, any>} [options]
   * @returns {Promise<Answer>}
   */
  ask(tool, inputs, options = {}) {
    const words = [
      tool.slug,
      ...tool.options.filter(({ name }) => name in options).map((one) => `${one.flag}=${options[one.name]}`),
      ...tool.inputs.map((one) => `${one.flag}=${inputs[one.name] ?? ''}`),
    ];
    const key = words.join('\0');
    const known = this.#known.get(key);
    if (known) return known;
    const answer = this.#turn.then(() => this.#send(words));
    this.#turn = answer.catch(() => {});
    this.#known.set(key, answer);
    return answer;
  }

  /** Whether the same comes out every time: nothing drawn at random, nothing told by the clock. @param {Tool} tool @param {Example} example */
  async repeats(tool, { input, options, output }) {
    const text = toText(tool, output);
    // Pictures, given or made, are nothing the command line has words for; none is drawn at random.
    if (typeof text !== 'string' || tool.inputs[0]?.kind === 'file') return true;
    const answer = await this.ask(tool, getInputs(tool, input), options);
    return 'text' in answer && answer.text === text.replace(/\n$/, '');
  }

  /** @param {string[]} words @returns {Promise<Answer>} */
  #send(words) {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const receive = (/** @type {any} */ reply) => {
        if (reply.id !== id) return;
        this.#thread.off('message', receive);
        if (reply.isBug) reject(new Error(`localkit ${words[0]}: ${reply.stderr}`));
        // What is wrong stands behind an excerpt of the input, and before its place.
        const [, wrong = ''] = /^localkit: (.*?)(?: \(line \d+(?:, column \d+)?\))?$/m.exec(reply.stderr) ?? [];
        resolve(reply.failed ? { error: wrong } : { text: reply.stdout.replace(/\n$/, '') });
      };
      this.#thread.on('message', receive);
      this.#thread.postMessage({ id, words });
    });
  }

  close() {
    return this.#thread.terminate();
  }
}
