// How long a page on a slow machine takes to paint and to be of use, beside a bare page measured in the same run.
import { median, round, serveBare } from './browser.mjs';
import { startSlowMachine } from './slow.mjs';

const ROUNDS = 31;

/**
 * Types as soon as there is a field, and notes when the result is there.
 * @returns {{ paint: number, usable: number } | void} what it leaves as `window.seen`
 */
export function typeEarly() {
  // Only of what is typed below: an empty page shows the result of an example.
  const RESULT = /^\{\s*"a":\s*\[\s*1\s*\]\s*\}$|^eyJh/;
  /** @param {number} usable */
  const tell = (usable) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint) Object.assign(window, { seen: { paint: paint.startTime, usable } });
    else setTimeout(tell, 20, usable);
  };
  let typed = false;
  const check = () => {
    const field = document.querySelector('textarea');
    const output = /** @type {HTMLTextAreaElement | null} */ (document.querySelector('[aria-label=Output]'));
    if (typed && RESULT.test(output?.value ?? output?.textContent ?? '')) return tell(performance.now());
    // A bare page needs the typing again once it has its handler; ours must not.
    if (field && (!typed || output?.value === '')) {
      typed = true;
      // As typed: a value set by a script is not taken for that once React has the page.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '{"a":[1]}');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setTimeout(check, 5);
  };
  check();
}

/** @param {string} origin */
export async function benchLoading(origin) {
  const bare = await serveBare();
  const machine = await startSlowMachine();
  const addresses = {
    bare: bare.address,
    'json-formatter': `${origin}/tool/json-formatter`,
    'base64-string': `${origin}/tool/base64-string`,
  };
  /** @type {Record<string, { paint: number, usable: number }[]>} */
  const times = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  // The first time around the server compresses.
  for (const address of Object.values(addresses)) await machine.visit(address, typeEarly);
  for (let at = 0; at < ROUNDS; at++)
    for (const [name, address] of Object.entries(addresses)) times[name]?.push(await machine.visit(address, typeEarly));
  await machine.close();
  bare.server.close();
  /**
   * @param {string} name
   * @param {'paint' | 'usable'} what
   */
  const of = (name, what) => median((times[name] ?? []).map((one) => one[what]));
  return Object.fromEntries(
    Object.keys(addresses)
      .filter((name) => name !== 'bare')
      .map((name) => [
        name,
        {
          paintRatio: round(of(name, 'paint') / of('bare', 'paint')),
          usableRatio: round(of(name, 'usable') / of('bare', 'usable')),
        },
      ]),
  );
}
