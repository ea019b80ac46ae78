import { InputError, placeAt } from '@/engines/input-error';
import { decodeBase64 } from './base64';
import { decodeUtf8, encodeUtf8 } from './utf8';

export interface DataUri {
  /** As it stands there; what RFC 2397 assumes where it names none. */
  readonly type: string;
  readonly charset?: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Alone, in quotes, or as style sheets write it. */
const START = /^\s*(?:url\(\s*)?["']?data:/i;

/** Only where something was opened before the URI: a bracket at its end can be its own. */
function withoutClosing(payload: string, start: string): string {
  let end = payload.trimEnd();
  if (/url\(/i.test(start) && end.endsWith(')')) end = end.slice(0, -1).trimEnd();
  return /["']/.test(start) && /["']$/.test(end) ? end.slice(0, -1) : end;
}

const PERCENT = 0x25;
const hexValue = (code: number | undefined): number =>
  code === undefined ? Number.NaN : Number.parseInt(String.fromCharCode(code), 16);

/** As the URL standard has it: a percent sign that begins no escape stands for itself. */
function percentDecode(text: string): Uint8Array<ArrayBuffer> {
  const plain = encodeUtf8(text);
  let end = 0;
  for (let at = 0; at < plain.length; at++) {
    const byte = hexValue(plain[at + 1]) * 16 + hexValue(plain[at + 2]);
    const isEscape = plain[at] === PERCENT && !Number.isNaN(byte);
    plain[end++] = isEscape ? byte : plain[at]!;
    if (isEscape) at += 2;
  }
  return plain.slice(0, end);
}

/** What a data URI (RFC 2397) holds; undefined where the text is none. */
export function readDataUri(text: string): DataUri | undefined {
  const start = START.exec(text)?.[0];
  if (start === undefined) return undefined;
  const comma = text.indexOf(',', start.length);
  if (comma === -1)
    throw new InputError('Invalid Base64 input', {
      ...placeAt(text, text.trimEnd().length),
      hint: 'A data URI needs a comma between its type and its data.',
    });
  const [type = '', ...parameters] = text
    .slice(start.length, comma)
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((one) => /^charset=/i.test(one))?.slice('charset='.length);
  const payload = withoutClosing(text.slice(comma + 1), start);
  const isBase64 = parameters.at(-1)?.toLowerCase() === 'base64';
  // Blanks in place of what is no Base64 keep the places of faults.
  const before = text.slice(0, comma + 1).replace(/[^\n]/g, ' ');
  const letters = payload.replace(
    /%([2-7][\da-f])/gi,
    (_, code) => `${String.fromCharCode(Number.parseInt(code, 16))}  `,
  );
  return {
    type: type || 'text/plain',
    ...(charset && { charset }),
    bytes: isBase64 ? decodeBase64(before + letters) : percentDecode(payload),
  };
}

/** The text that bytes are, in UTF-8 unless another encoding is named. */
export function decodeText(bytes: Uint8Array, charset = 'utf-8'): string | undefined {
  if (/^(utf-?8|us-ascii)$/i.test(charset)) return decodeUtf8(bytes);
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // No such encoding, or not of it.
    return decodeUtf8(bytes);
  }
}
