/** How far into a file browsers look for the name of its encoding. */
const PRESCAN = 1024;

const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/** The text of an HTML file in the encoding it names: by its byte order mark, by a meta element, else UTF-8. */
export function decodePage(bytes: Uint8Array): string {
  const [marked] = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN));
  const named = /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
  try {
    // A file whose meta element could be read as ASCII is not UTF-16, whatever it says.
    return new TextDecoder(marked ?? (/^utf-?16/i.test(named ?? '') ? 'utf-8' : (named ?? 'utf-8'))).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
