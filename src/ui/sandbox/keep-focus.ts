/**
 * Where the focus is, it stays, unless the visitor goes to the frame: what they type next belongs there. `touched` is
 * called once the frame knows that they did; `stop` ends it.
 */
export function keepFocus(frame: HTMLIFrameElement): { touched(): void; stop(): void } {
  const ends = new AbortController();
  const { signal } = ends;
  let last: EventTarget | undefined;
  let byKey = false;
  document.addEventListener(
    'focusout',
    (event) => {
      [last] = event.composedPath();
    },
    { signal, capture: true },
  );
  addEventListener(
    'keydown',
    ({ key }) => {
      byKey = key === 'Tab' || key === 'F6';
    },
    { signal, capture: true },
  );
  addEventListener(
    'blur',
    () => {
      const asked = byKey || frame.matches(':hover');
      byKey = false;
      if (document.activeElement === frame && !asked && last instanceof HTMLElement)
        last.focus({ preventScroll: true });
    },
    { signal },
  );
  return {
    touched() {
      if (document.activeElement !== frame) frame.focus({ preventScroll: true });
    },
    stop: () => ends.abort(),
  };
}
