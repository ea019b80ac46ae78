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
    return copyBySelection(await text);
  }
}

const PLAIN = 'text/plain';
const inBlob = (text: string) => new Blob([text], { type: PLAIN });

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'unseen';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
