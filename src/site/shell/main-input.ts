import { isTyping } from '@/ui/input/keys';

/** What can be typed into. The editor of code hands the focus on to what it holds. */
const FIELD =
  'textarea, [contenteditable]:not([contenteditable=false]), .code-editor, input:is([type=text], [type=search], [type=password], [type=datetime-local])';

/** The field a page is for, marked itself or the first in what is: typed or pasted without choosing one, it is meant for this. */
export const mainField = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#main :is([data-main-input], [data-main-input] *):is(${FIELD})`)].find(
    (field) => field.checkVisibility(),
  );

const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || element.id === 'main';

/** Enough of the field to see what is typed. */
const SEEN = 40;

/** As the Tab key does it: what a line holds is replaced by what is typed, and longer text kept unless it is the page's own. */
function enterField(field: HTMLElement, how?: FocusOptions): void {
  field.focus(how);
  if (field instanceof HTMLInputElement) field.select();
  else if (field instanceof HTMLTextAreaElement && field.dataset.mainInput === 'given') field.select();
}

/**
 * Gives the page's field the focus unless something has it already, the page would have to be scrolled, the page has a key of its own
 * that would be typed into it, or the visitor has no keyboard at hand: there one on the screen would come up. Says whether it did.
 */
export function focusMainInput(): boolean {
  if (!isNowhere(document.activeElement) || !matchMedia('(hover: hover) and (pointer: fine)').matches) return false;
  const field = mainField();
  const { top = 0, bottom = 0 } = field?.getBoundingClientRect() ?? {};
  if (!field || field.dataset.mainInput === 'waits' || top < 0 || Math.min(bottom, top + SEEN) > innerHeight)
    return false;
  enterField(field, { preventScroll: true });
  return document.activeElement === field;
}

/** What was pasted beside every field goes where it would have gone in the page's own. */
function routePaste(event: ClipboardEvent): void {
  // It comes where the last click was, on a heading as well; a button or a dialog that has the focus has no use for it.
  const isTaken = isTyping(event.target) || document.querySelector('dialog[open]') !== null;
  if (event.defaultPrevented || isTaken || !event.clipboardData) return;
  const field = mainField();
  if (!field) return;
  event.preventDefault();
  enterField(field);
  const { clipboardData } = event;
  const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  // As a step that the browser's own Undo knows too, in fields of every kind.
  if ((field.shadowRoot?.activeElement ?? field).dispatchEvent(again))
    document.execCommand('insertText', false, clipboardData.getData('text/plain'));
}

/** The browser writes a letter where the focus is when all listeners are done with its key. */
function routeKey(event: KeyboardEvent): void {
  const isText = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isText || event.defaultPrevented || !isNowhere(document.activeElement)) return;
  const field = mainField();
  if (field) enterField(field);
}

export function startMainInput(): void {
  addEventListener('paste', routePaste);
  // Pages have keys of their own: only a listener that is added during the event comes after all of theirs.
  addEventListener('keydown', () => addEventListener('keydown', routeKey, { once: true }), true);
  focusMainInput();
}
