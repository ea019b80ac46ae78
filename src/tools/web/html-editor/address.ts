import { safeHref } from '@/engines/html-clean/allowed';

/** What someone meant who typed this as the address of a link; nothing where it would be none or unsafe. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (address === '') return undefined;
  if (/^localhost(?::\d+)?(?:[/?#]|$)/i.test(address)) return `http://${address}`;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u.test(address) &&
    !/^[^/?#]+\.html?(?:[?#]|$)/i.test(address)
  )
    return `https://${address}`;
  return safeHref(address);
}
