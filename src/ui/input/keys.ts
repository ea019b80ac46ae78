/** Keys belong to whoever is typing; shortcuts of one letter only work outside of fields and dialogs. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox]), textarea, select, dialog, .code-editor') !== null);

/** The letter on the key, also where the keyboard writes another script. */
export const getLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
