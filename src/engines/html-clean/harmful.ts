/** What runs, loads or takes over a page wherever it stands; it goes with all it holds. */
export const HARMFUL: readonly string[] = 'applet base embed frame iframe link meta object script style'.split(' ');

/** Attributes that run, send, or take the focus. */
export const HARMFUL_ATTRIBUTE = /^on|^(?:autofocus|formaction|ping)$/i;
