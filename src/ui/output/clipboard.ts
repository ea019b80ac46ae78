/**
 * Copies, by the older way where the newer is absent (plain HTTP) or refused. True only when it was copied. A text may still be on
 * its way: WebKit lets only a copy pass that begins with the click, so waiting for it first would be too late.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ [PLAIN]: text.then(inBlob) })]);
    return true;
  } catch {
    return copyByCommand(await text);
  }
}

const PLAIN = 'text/plain';
const inBlob = (text: string) => new Blob([text], { type: PLAIN });

/**
 * What is copied is said to the event and not selected: a selection can be another, or none, by the time the browser
 * reads it, and the command would say all the same that it had copied.
 */
function copyByCommand(text: string): boolean {
  let told = false;
  const tell = (event: ClipboardEvent) => {
    event.clipboardData?.setData(PLAIN, text);
    event.preventDefault();
    event.stopImmediatePropagation();
    told = event.clipboardData !== null;
  };
  document.addEventListener('copy', tell, { capture: true });
  // WebKit copies only where something is selected.
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text || ' ';
  area.readOnly = true;
  area.className = 'unseen';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy') && told;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', tell, { capture: true });
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
