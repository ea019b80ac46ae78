/** How long after a touch the focus may follow it. */
const FOLLOWS_MS = 1000;

/**
 * Where the focus is, it stays, unless the visitor goes to the frame: what they type next belongs there. `touched` is
 * called once the frame knows that they did; `stop` ends it.
 */
export function keepFocus(frame: HTMLIFrameElement): { touched(): void; stop(): void } {
  const ends = new AbortController();
  const listening = { signal: ends.signal, capture: true };
  let last: EventTarget | undefined;
  let byKey = false;
  let touchedAt = Number.NEGATIVE_INFINITY;
  let takenBackAt = Number.NEGATIVE_INFINITY;
  const isRecent = (time: number) => performance.now() - time < FOLLOWS_MS;

  const onFocusOut = (event: Event) => {
    [last] = event.composedPath();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    byKey = key === 'Tab' || key === 'F6';
  };
  const takeBack = () => {
    if (document.activeElement !== frame || !(last instanceof HTMLElement)) return;
    takenBackAt = performance.now();
    last.focus({ preventScroll: true });
  };
  const onBlur = () => {
    const asked = byKey || isRecent(touchedAt) || frame.matches(':hover');
    byKey = false;
    if (asked) return;
    takeBack();
    // Firefox says only afterwards where the focus went.
    setTimeout(takeBack);
  };
  document.addEventListener('focusout', onFocusOut, listening);
  addEventListener('keydown', onKeyDown, listening);
  addEventListener('blur', onBlur, { signal: ends.signal });
  return {
    touched() {
      touchedAt = performance.now();
      // The touch may have been told of later than the focus it moved.
      if (isRecent(takenBackAt)) frame.focus({ preventScroll: true });
    },
    stop: () => ends.abort(),
  };
}
