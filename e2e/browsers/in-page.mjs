/**
 * What is found, done and read in a page, by accessible names as people know them. It is sent to the page as text, so it
 * stands alone.
 *
 * @typedef {{ [kind in 'field' | 'button' | 'tab' | 'link' | 'file' | 'css' | 'named']?: string }} What `/…/` is a pattern
 * @param {string} action
 * @param {any[]} args
 */
export function inPage(action, ...args) {
  const main = () => document.querySelector('#main') ?? document.body;
  const isShown = (/** @type {Element} */ element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

  const kinds = /** @type {Record<string, string>} */ ({
    field: 'input:not([type=file]), textarea, select, [role=textbox], [contenteditable=true]',
    button: 'button:not([role=tab]), summary, [role=button]',
    tab: '[role=tab]',
    link: 'a[href]',
    file: 'input[type=file]',
    named: '[aria-label], [aria-labelledby], [alt]',
  });
  const squeeze = (/** @type {string | null | undefined} */ text) => (text ?? '').replace(/\s+/g, ' ').trim();
  /** In the page and in the shadow trees of it. @returns {Element[]} */
  const all = (/** @type {string} */ css, /** @type {Document | ShadowRoot} */ root = document) => [
    ...root.querySelectorAll(css),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(css, shadowRoot) : [])),
  ];
  /** @param {Node} node @returns {string} */
  const splitWords = (node) =>
    node instanceof Element && node.matches('[aria-hidden=true], select, textarea')
      ? ''
      : node instanceof Text
        ? node.data
        : [...node.childNodes].map(splitWords).join('');
  /** @param {any} element */
  function getName(element) {
    const ids = element.getAttribute('aria-labelledby');
    if (ids)
      return squeeze(
        ids
          .split(' ')
          .map((/** @type {string} */ id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label !== null) return squeeze(label);
    if (element.labels?.length > 0) return squeeze([...element.labels].map(splitWords).join(' '));
    return squeeze(splitWords(element)) || squeeze(element.title ?? element.getAttribute('placeholder'));
  }
  /** @param {Record<string, string>} what */
  function find(what) {
    const [[kind, name]] = /** @type {[[string, string]]} */ (Object.entries(what));
    if (kind === 'css') return /** @type {any} */ (all(name).find(isShown));
    const pattern = /^\/(.*)\/$/.exec(name);
    const fits = (/** @type {string} */ text) => (pattern ? new RegExp(pattern[1] ?? '').test(text) : text === name);
    return /** @type {any} */ (
      all(kinds[kind] ?? '').find((element) => fits(getName(element)) && (kind === 'file' || isShown(element)))
    );
  }
  function must(/** @type {Record<string, string>} */ what) {
    const element = find(what);
    if (!element) throw new Error(`There is no ${JSON.stringify(what)} in the page`);
    return element;
  }
  const textIn = (/** @type {Element} */ root) => {
    const values = [...root.querySelectorAll('input:not([type=file]), textarea, select')]
      .filter(isShown)
      .map((field) => /** @type {HTMLInputElement} */ (field).value);
    return [/** @type {HTMLElement} */ (root).innerText, ...values].join('\n');
  };
  /** Sets a value as the browser does when someone picks one: frameworks watch the setter of the element itself. */
  function pick(/** @type {any} */ element, /** @type {string} */ value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    for (const kind of ['input', 'change']) element.dispatchEvent(new Event(kind, { bubbles: true }));
  }

  const actions = {
    find,
    has: (/** @type {Record<string, string>} */ what) => Boolean(find(what)),
    reveal() {
      for (const button of all('.more-actions[aria-expanded=false], .options-button'))
        if (isShown(button) && !document.querySelector('.option-sheet[data-open]'))
          /** @type {HTMLElement} */ (button).click();
    },
    /** Closes an open sheet that is over it. */
    uncover(/** @type {Record<string, string>} */ what) {
      const sheet = document.querySelector('.option-sheet[data-open]');
      if (sheet && !sheet.contains(must(what)))
        /** @type {HTMLElement | null} */ (sheet.querySelector('.option-sheet-done'))?.click();
    },
    isDisabled: (/** @type {Record<string, string>} */ what) => must(what).disabled,
    leave() {
      document.documentElement.removeAttribute('data-ready');
      // What was entered would come back with the next page of this tab: the page saves it as it is left.
      addEventListener('pagehide', () => sessionStorage.clear());
    },
    takeFaults: () => /** @type {{ faults?: string[] }} */ (/** @type {unknown} */ (window)).faults?.splice(0) ?? [],
    savedSize: () => /** @type {{ savedSize?: number }} */ (/** @type {unknown} */ (window)).savedSize ?? 0,
    isReady: () => document.documentElement.hasAttribute('data-ready'),
    /** Types over what is there, as one insertion. */
    fill(/** @type {Record<string, string>} */ what, /** @type {string} */ text) {
      const field = must(what);
      field.focus();
      if (field.isContentEditable) getSelection()?.selectAllChildren(field);
      else if (/^(text|search|url|email|tel|password|)$/.test(field.getAttribute('type') ?? '')) field.select();
      else return pick(field, text);
      if (text === '') document.execCommand('delete');
      else if (!document.execCommand('insertText', false, text)) pick(field, text);
    },
    choose(/** @type {Record<string, string>} */ what, /** @type {string} */ choice) {
      const select = must(what);
      const option = [...select.options].find((one) => one.value === choice || squeeze(one.textContent) === choice);
      if (!option) return false;
      pick(select, option.value);
      // A script in WebKit runs ahead of work that is pending: drawn in between, the old choice stands there again. With the keys it does not.
      return select.value === option.value;
    },
    focus: (/** @type {Record<string, string>} */ what) => must(what).focus(),
    value(/** @type {Record<string, string>} */ what) {
      const element = must(what);
      return 'value' in element ? element.value : element.innerText;
    },
    text: (/** @type {string} */ css) => {
      const root = css ? document.querySelector(css) : main();
      return root ? textIn(root) : '';
    },
    count: (/** @type {string} */ css) => all(css).length,
    /** The result on a shared page, by its kind. */
    output() {
      const body = document.querySelector('.output-body');
      if (!body || body.getAttribute('aria-busy') === 'true' || document.querySelector('.output-box.stale'))
        return null;
      const box = /** @type {HTMLElement | null} */ (body.querySelector('[role=textbox]'));
      if (box) return box.innerText;
      const texts = (/** @type {string} */ css) => [...body.querySelectorAll(css)].map((one) => one.textContent);
      if (body.querySelector('.list-out')) return texts('.list-row code');
      const fields = [...body.querySelectorAll('.field-out')];
      if (fields.length > 0)
        return fields.map((field) => ({
          label: field.querySelector('dt')?.textContent,
          value: field.querySelector('dd code')?.textContent,
        }));
      if (body.querySelector('table'))
        return {
          columns: texts('th'),
          rows: [...body.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
        };
      return null;
    },
    /** What has become of the present input, however much of it is drawn. */
    outcome: () => {
      const box = document.querySelector('.output-box');
      const body = box?.querySelector('.output-body');
      if (!body || body.getAttribute('aria-busy') === 'true') return null;
      const error = box?.querySelector('.banner.error');
      if (error) return error.textContent;
      const isOpen = box?.matches('.stale') || body.querySelector('.empty') || must({ button: 'Download' }).disabled;
      return isOpen ? null : 'done';
    },
    error: () => document.querySelector('#main .banner.error')?.textContent ?? null,
    /** How far the page reaches beyond the window. WebKit applies the rules of a new width when it draws, which a window that nobody sees may not, or when it is asked how things look. */
    overflow() {
      const isNarrow = innerWidth < 600;
      const { display } = getComputedStyle(document.querySelector('.site-nav') ?? document.body);
      const edges = [...document.querySelectorAll('body *')].map((element) => element.getBoundingClientRect().right);
      const isOld = isNarrow !== matchMedia('(max-width: 599px)').matches;
      return isOld || display === '' || Math.max(...edges) === 0
        ? 1
        : document.documentElement.scrollWidth - innerWidth;
    },
    /** A field of ours to paste into. */
    pasteHere() {
      const field = document.createElement('textarea');
      field.id = 'pasted';
      document.querySelector('#pasted')?.remove();
      document.body.append(field);
      field.focus();
    },
    pasted() {
      const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('#pasted'));
      const { value } = field;
      if (value !== '') field.remove();
      return value;
    },
    forget() {
      localStorage.clear();
      sessionStorage.clear();
      // A copy of the site for later would be fetched beside everything else; where that is tried, it is switched on.
      localStorage.setItem('localkit:offline-off', 'true');
    },
  };
  return /** @type {Record<string, Function>} */ (actions)[action]?.(...args);
}
