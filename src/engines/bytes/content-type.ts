/** Enough for the marks that files begin with. */
const START = 4100;
/** Bytes; no frame of sound is shorter. */
const LEAST_SOUND = 128;

export interface ContentType {
  readonly type: string;
  /** Of a file's name, without the dot. */
  readonly ending: string;
}

/** Text has no magic number: what these begin with tells them apart. */
const BEGINNINGS: readonly (readonly [beginning: RegExp, type: string, ending: string])[] = [
  [/^%PDF-/, 'application/pdf', 'pdf'],
  [/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i, 'image/svg+xml', 'svg'],
  [/^<!doctype html|^<html[\s>]/i, 'text/html', 'html'],
  [/^<\?xml\s/i, 'application/xml', 'xml'],
];

/** What a text is by what it begins with; undefined where it is just text. */
export function typeOfText(text: string): ContentType | undefined {
  const start = text.slice(0, START).trimStart();
  const found = BEGINNINGS.find(([beginning]) => beginning.test(start));
  return found && { type: found[1], ending: found[2] };
}

/** What bytes are by their magic number. The numbers of all formats come only when asked for. */
export async function typeOfBytes(bytes: Uint8Array): Promise<ContentType | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes.subarray(0, START));
  // Sound without a header is told by eleven bits, which a key or a digest has by chance.
  const isChance = found?.mime.startsWith('audio/') && bytes.length < LEAST_SOUND;
  return found && !isChance ? { type: found.mime, ending: found.ext } : undefined;
}
