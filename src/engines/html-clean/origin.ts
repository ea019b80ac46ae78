export type Origin = 'word' | 'docs' | undefined;

/** The word processor that wrote this, which means other things by its elements than a page does. */
export function findOrigin(html: string): Origin {
  if (/docs-internal-guid/.test(html)) return 'docs';
  return /class="?'?Mso|<o:p|mso-|urn:schemas-microsoft-com|<meta[^>]{0,200}(?:Microsoft|Word\.Document)|data-listid=|class="(?:[\w ]{0,80} )?(?:NormalTextRun|TextRun)\b/.test(
    html,
  )
    ? 'word'
    : undefined;
}
