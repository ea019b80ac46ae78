import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inPage } from './in-page.mjs';

const PATIENCE = 15_000;
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @typedef {string | RegExp} Name
 * @typedef {(v: Visitor) => Promise<unknown>} MainPath what is done once on the page of a tool with a view
 */
const named = (/** @type {Name} */ name) => (name instanceof RegExp ? `/${name.source}/` : name);
const shorten = (/** @type {unknown} */ value) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
};

/** Someone who uses the site, in whatever browser. */
export class Visitor {
  /** @type {string[]} */
  #faults = [];
  /** Of its own: another browser may be uploading a file of the same name. */
  #files = mkdtempSync(join(tmpdir(), 'localkit-files-'));

  /**
   * @param {import('./page.mjs').Page} page
   * @param {string} origin
   */
  constructor(page, origin) {
    this.page = page;
    this.origin = origin;
    process.once('exit', () => rmSync(this.#files, { recursive: true, force: true }));
  }

  /** @param {any[]} args */
  run(...args) {
    return this.page.run(inPage, ...args);
  }

  /**
   * Asks until the answer is right.
   * @template Answer
   * @param {string} what
   * @param {() => Promise<Answer>} ask
   * @param {(answer: Answer) => boolean} isRight
   * @returns {Promise<Answer>}
   */
  async until(what, ask, isRight = Boolean, patience = PATIENCE) {
    const end = Date.now() + patience;
    for (let wait = 10; ; wait = Math.min(wait * 1.5, 200)) {
      const answer = await ask();
      if (isRight(answer)) return answer;
      if (Date.now() > end) throw new Error(`${what}; there is ${shorten(answer)}`);
      await pause(wait);
    }
  }

  /** Opens a page of the site cold, with nothing kept from before. */
  async open(path = '/') {
    await this.#hear();
    // Some drivers answer while the page before is still there.
    await this.run('leave');
    await this.page.open(this.origin + path);
    await this.until(`${path} never became ready`, () => this.run('isReady'));
  }

  async forget() {
    await this.run('forget');
  }

  /** @param {string} label @param {string} text */
  async fill(label, text) {
    await this.has({ field: label });
    await this.run('fill', { field: label }, text);
  }
  /** @param {string} label @param {string} choice */
  async choose(label, choice) {
    await this.has({ field: label });
    await this.until(`${label} does not take the choice ${choice}`, () => this.run('choose', { field: label }, choice));
  }
  /** @param {import('./in-page.mjs').What} what */
  async has(what) {
    const asked = Date.now();
    await this.until(`Not found: ${JSON.stringify(what)}`, async () => {
      if (await this.run('has', what)) return true;
      // On a phone it may wait behind a button: the options, and what does not fit a title bar.
      if (Date.now() - asked > 1500) await this.run('reveal');
      return false;
    });
    await this.run('uncover', what);
  }
  /** @param {import('./in-page.mjs').What} what */
  async click(what) {
    await this.has(what);
    await this.page.click(inPage, 'find', what);
  }
  /** @param {Name} name */
  async press(name) {
    const what = { button: named(name) };
    await this.has(what);
    await this.until(
      `${name} stays disabled`,
      () => this.run('isDisabled', what),
      (disabled) => !disabled,
    );
    await this.page.click(inPage, 'find', what);
  }
  /** @param {Name} name */
  tab(name) {
    return this.click({ tab: named(name) });
  }
  /** @param {string} label */
  toggle(label) {
    return this.click({ field: label });
  }
  /** @param {string} label @param {string} text */
  async type(label, text) {
    await this.run('focus', { field: label });
    await this.page.type(text);
  }
  /** Types over what an editor holds. @param {string} label @param {string} text */
  async write(label, text) {
    await this.click({ field: label });
    await this.page.press('Control', 'a');
    await this.page.type(text);
  }
  /** @param {string} label */
  submit(label) {
    return this.run('focus', { field: label }).then(() => this.page.press('Control', 'Enter'));
  }

  /** @param {Name} text @param {string} [css] of the part to look at; all of the main part if there is none */
  sees(text, css) {
    return this.until(
      `Not seen: ${text}`,
      () => this.run('text', css),
      (all) => (text instanceof RegExp ? text.test(all) : all.includes(text)),
    );
  }
  /** @param {string} label @param {Name} value */
  async holds(label, value) {
    await this.has({ field: label });
    await this.until(
      `${label} does not hold ${value}`,
      () => this.run('value', { field: label }),
      (current) => (value instanceof RegExp ? value.test(current) : current === value),
    );
  }
  /** @param {string} css @param {number} count */
  counts(css, count) {
    return this.until(
      `Not ${count} of ${css}`,
      () => this.run('count', css),
      (found) => found === count,
    );
  }
  /** @param {string} title @param {Name} text */
  shows(title, text) {
    const frame = { css: `iframe[title="${title}"]` };
    return this.has(frame).then(() =>
      this.until(
        `Not in the frame ${title}: ${text}`,
        () => this.page.frameText(inPage, 'find', frame).catch(() => ''),
        (all) => (text instanceof RegExp ? text.test(all) : all.includes(text)),
      ),
    );
  }

  /** Presses a button that copies, and pastes by the keyboard. @param {Name} button */
  async copied(button = 'Copy') {
    await this.press(button);
    await this.has({ button: 'Copied!' });
    return this.paste();
  }
  async paste() {
    await this.run('pasteHere');
    await this.page.press('Control', 'v');
    return this.until(
      'Nothing was pasted',
      () => this.run('pasted'),
      (text) => text !== '',
    );
  }

  /** Presses a button that saves a file. @param {Name} button */
  async saved(button = 'Download') {
    const { downloads } = this.page;
    for (const name of readdirSync(downloads)) rmSync(join(downloads, name), { force: true });
    await this.press(button);
    const [name = ''] = await this.until(
      `${button} saved no whole file`,
      async () => {
        const size = await this.run('savedSize');
        const names = readdirSync(downloads);
        return names.length === 1 &&
          names.every((one) => statSync(join(downloads, one), { throwIfNoEntry: false })?.size === size)
          ? names
          : [];
      },
      (names) => names.length === 1 && !/\.(part|wkdownload|crdownload)$/.test(names[0] ?? ''),
    );
    const bytes = readFileSync(join(downloads, name));
    return { name, bytes, text: bytes.toString('utf8') };
  }

  /** @param {string} label @param {Record<string, string | Uint8Array>} files */
  async upload(label, files) {
    const paths = Object.entries(files).map(([name, content]) => {
      const path = join(this.#files, name);
      writeFileSync(path, content);
      return path;
    });
    await this.until(`No field for files called ${label}`, () => this.run('has', { file: label }));
    await this.page.upload(paths, inPage, 'find', { file: label });
  }

  /** On the narrowest usual phone nothing sticks out. */
  async expectToFit() {
    try {
      await this.#resize(360, 740);
      // The page is laid out anew a moment after the window has its width.
      const overflow = await this.until(
        'Something sticks out at 360 px',
        () => this.run('overflow'),
        (pixels) => pixels <= 0,
      );
      assert.ok(overflow <= 0);
    } finally {
      // Also for what comes after a failure.
      await this.#resize(1280, 800);
    }
  }

  /** @param {number} width @param {number} height */
  async #resize(width, height) {
    await this.page.resize(width, height);
    await this.until(
      `The window does not become ${width} px wide`,
      () => this.page.run(() => innerWidth),
      (now) => now === width,
    );
  }

  async #hear() {
    this.#faults.push(...(await this.run('takeFaults')));
  }
  /** What went wrong since this was last asked. */
  async takeFaults() {
    await this.#hear();
    return this.#faults.splice(0);
  }
}
