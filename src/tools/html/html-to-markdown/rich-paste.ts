/** What says how a text looks and not what it is. */
const HAS_ELEMENTS =
  /<(?:a\s[^>]*href\s*=|p\s[^>]*mso-list:|span\s[^>]*style="[^"]*font-(?:weight:\s*(?:bold|[6-9]00)|style:\s*italic)|(?:b|strong|i|em|h[1-6]|ul|ol|li|table|pre|code|blockquote|img|del|s|hr)[\s>])/i;

/**
 * The HTML to take of what was copied, or nothing where its text says as much: HTML that was copied as text, such as from an
 * editor, comes with colours around it and is wanted as it reads.
 */
export function richPaste(html: string, plain: string): string | undefined {
  if (html === '' || /^\s*<[a-z!/]/i.test(plain)) return undefined;
  const fragment = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html)?.[1] ?? html;
  // Windows and Firefox close the body with a sign of no meaning.
  const clean = fragment.replaceAll('\0', '').trim();
  return HAS_ELEMENTS.test(clean) ? clean.replaceAll('\r\n', '\n') : undefined;
}
