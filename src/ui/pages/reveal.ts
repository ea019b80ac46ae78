/** A result that begins below this share of the window is not seen. */
const LOW = 0.7;
/** How long a result is waited for. */
const PATIENCE_MS = 10_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

/** On a phone a result may begin below the screen: whoever asked for it by a button is taken there. */
export async function revealResult(page: Element | null): Promise<void> {
  const box = page?.querySelector('.output-box');
  const end = Date.now() + PATIENCE_MS;
  do await pause();
  while (box?.querySelector('.output-body[aria-busy="true"]') && Date.now() < end);
  if (!box || box.getBoundingClientRect().top < innerHeight * LOW) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
