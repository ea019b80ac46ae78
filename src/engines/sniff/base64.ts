import { getMagic, readable } from './bytes';
import { once } from './once';

export interface SniffedBase64 {
  readonly score: number;
  /** "Base64 of text". */
  readonly what: string;
  readonly text?: string;
  /** A data URI: its type. */
  readonly type?: string;
}

const DATA_URI = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=[^;,\s]+)*;base64,/i;
/** What one looks at of the bytes. */
const START = 4096;

function decode(letters: string): Uint8Array | undefined {
  try {
    const plain = letters.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
    return Uint8Array.from(atob(plain.slice(0, START)), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Words hardly ever give bytes that can be read; of those that cannot, only what looks like nothing else counts. */
function scoreBinary(all: string): number {
  const letters = all.length > START ? all.slice(0, START) : all;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[+/_-]/].filter((kind) => kind.test(letters)).length;
  const isPadded = all.endsWith('=') && all.length % 4 === 0;
  // Secrets of services begin with the name of their kind.
  if (/^[a-z]{2,6}_(?:[a-z]+_)?[A-Za-z\d]{16,}$/.test(letters)) return 0;
  if (letters.length < 20 || kinds < 3 || /^[\da-f]+$/i.test(letters)) return 0;
  // Names and paths change between small and capital letters far less often than bytes do.
  const changes = letters.match(/[a-z](?=[A-Z\d])|[A-Z](?=[a-z\d])|\d(?=[A-Za-z])/g)?.length ?? 0;
  if (changes / letters.length < 0.25) return 0;
  // A random value in the alphabet of addresses, such as a token or a key.
  const isRandom = /[-_]/.test(letters) && kinds === 4 && changes / letters.length >= 0.4;
  return isPadded ? 0.85 : letters.length >= 40 && kinds === 4 ? 0.75 : letters.length >= 64 || isRandom ? 0.7 : 0;
}

/** Whether a text is Base64 of something, in either alphabet. */
export const sniffBase64 = once((text): SniffedBase64 | undefined => {
  const uri = DATA_URI.exec(text);
  const letters = text.slice(uri?.[0].length ?? 0).replace(/\s+/g, '');
  if (letters.length < (uri ? 2 : 8) || !/^[A-Za-z\d+/]+={0,2}$|^[\w-]+={0,2}$/.test(letters)) return undefined;
  if (letters.replace(/=+$/, '').length % 4 === 1) return undefined;
  // Words with blanks between them are none, lines of one length may be.
  if (!uri && /\S[ \t]+\S/.test(text)) return undefined;
  const lines = text.split(/\s*\n\s*/);
  if (!uri && lines.length > 2 && lines.slice(1, -1).some((line) => line.length !== lines[0]!.length)) return undefined;
  if (/^[\da-f-]+$/i.test(letters)) return undefined;
  const bytes = decode(letters);
  if (!bytes) return undefined;
  const magic = getMagic(bytes);
  if (uri) return { score: 0.96, what: `Data URI${uri[1] ? `, ${uri[1]}` : ''}`, ...(uri[1] && { type: uri[1] }) };
  if (magic && (magic !== 'zlib' || letters.length > 24) && !/^[\da-f]+$/i.test(letters))
    return { score: 0.94, what: `Base64 of ${magic}` };
  const isMixed = /[A-Z]/.test(letters) && /[a-z]/.test(letters);
  const text64 = isMixed ? readable(bytes) : undefined;
  if (text64 !== undefined && text64.length > 3) {
    // Of few letters it could be chance: then what comes out must be words.
    const isOfOneScript =
      /=$/.test(letters) && /^(?:\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Han}|[\s\d.,!?-])+$/u.test(text64);
    const isWords = letters.length >= 16 || isOfOneScript || /^[\x20-\x7e\s]+$/.test(text64);
    return isWords ? { score: letters.length >= 12 ? 0.93 : 0.85, what: 'Base64 of text', text: text64 } : undefined;
  }
  const score = scoreBinary(letters);
  return score > 0 ? { score, what: 'Base64 of bytes' } : undefined;
});
