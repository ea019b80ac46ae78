/** The field a page is for: what is typed or pasted without choosing one is meant for it. */
const mainInput = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#main [data-main-input]')].find((field) => field.checkVisibility());

const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || element.id === 'main';

/** Enough of the field to see what is typed. */
const SEEN = 40;

/**
 * Gives the page's field the focus unless something has it already, the page would have to be scrolled, or the visitor
 * has no keyboard at hand: there one on the screen would come up. Says whether it did.
 */
export function focusMainInput(): boolean {
  if (!isNowhere(document.activeElement) || !matchMedia('(hover: hover) and (pointer: fine)').matches) return false;
  const field = mainInput();
  const { top = 0, bottom = 0 } = field?.getBoundingClientRect() ?? {};
  if (!field || top < 0 || Math.min(bottom, top + SEEN) > innerHeight) return false;
  field.focus({ preventScroll: true });
  return document.activeElement === field;
}

/** What was pasted beside every field goes where it would have gone in the page's own. */
function routePaste(event: ClipboardEvent): void {
  if (event.defaultPrevented || !isNowhere(event.target as Element) || !event.clipboardData) return;
  const field = mainInput();
  if (!field) return;
  event.preventDefault();
  field.focus();
  const { clipboardData } = event;
  const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (!field.dispatchEvent(again)) return;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  field.setRangeText(
    clipboardData.getData('text/plain'),
    field.selectionStart ?? field.value.length,
    field.selectionEnd ?? field.value.length,
    'end',
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The browser writes a letter where the focus is when all listeners are done with its key. */
function routeKey(event: KeyboardEvent): void {
  const isText = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isText && !event.defaultPrevented && isNowhere(document.activeElement)) mainInput()?.focus();
}

export function startMainInput(): void {
  addEventListener('paste', routePaste);
  // Pages have keys of their own: only a listener that is added during the event comes after all of theirs.
  addEventListener('keydown', () => addEventListener('keydown', routeKey, { once: true }), true);
  focusMainInput();
}
