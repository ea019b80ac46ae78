// From navigation until what was typed as early as possible has given its result, on the slow machine, for every tool that takes text.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { atBest, median, round, serveBare } from './browser.mjs';
import { typeEarly } from './loading.mjs';
import { startSlowMachine } from './slow.mjs';

/** Times the time in which a bare page gives the result of what was typed. */
const BUDGET = 4.5;

/**
 * Types as soon as there is a field, and notes when something stands where results do.
 * @param {string} typed
 * @returns {number | void} what it leaves as `window.seen`
 */
function noteFirstResult(typed) {
  let isTyped = false;
  const check = () => {
    const field = /** @type {HTMLTextAreaElement | HTMLInputElement | null} */ (
      document.querySelector('#main :is(textarea, input)[data-main-input]')
    );
    if (field && !isTyped) {
      isTyped = true;
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const result = document.querySelector('.output-box .output-body');
    const isThere =
      isTyped && result && !result.querySelector('.empty') && (result.textContent || result.querySelector('svg, img'));
    if (isThere) Object.assign(window, { seen: performance.now() });
    else setTimeout(check, 5);
  };
  check();
}

/** A view of its own that shows results as the shared pages do, to what is typed into a field marked as theirs. */
const isLikeShared = (/** @type {string} */ view) =>
  !existsSync(view) || /<TransformLayout|TextOrFiles/.test(readFileSync(view, 'utf8'));

/** The tools whose page answers to what is typed, with something to type. */
function tools() {
  const described = JSON.parse(
    execFileSync(process.execPath, ['bin/localkit.mjs', 'describe'], { maxBuffer: 1e9 }).toString(),
  );
  /** @type {[slug: string, typed: string][]} */
  const found = [];
  for (const { slug, inputs, examples } of described) {
    const category = readdirSync('src/tools').find((one) => existsSync(`src/tools/${one}/${slug}`));
    const folder = `src/tools/${category}/${slug}`;
    const isLive = [`${folder}/page.ts`, `${folder}/view.tsx`].every(
      (file) => !existsSync(file) || !/live: (false|')/.test(readFileSync(file, 'utf8')),
    );
    const typed = examples[0]?.options ? undefined : examples[0]?.input;
    if (inputs.length === 1 && typeof typed === 'string' && isLive && isLikeShared(`${folder}/view.tsx`))
      found.push([slug, typed]);
  }
  return found;
}

/** @param {string} origin */
export async function benchFirstResults(origin) {
  const bare = await serveBare();
  const machine = await startSlowMachine();
  /** @type {Record<string, number>} */
  const ratios = {};
  const bareTimes = [];
  const tested = tools();
  for (const [at] of tested.entries())
    if (at % 8 === 0) bareTimes.push((await machine.visit(bare.address, typeEarly)).usable);
  const base = median(bareTimes);
  for (const [slug, typed] of tested) {
    const visit = () => machine.visit(`${origin}/tool/${slug}`, noteFirstResult, typed);
    ratios[slug] = round((await atBest(await visit(), BUDGET * base, visit)) / base);
  }
  await machine.close();
  bare.server.close();
  return Object.fromEntries(Object.entries(ratios).sort(([, a], [, b]) => b - a));
}
