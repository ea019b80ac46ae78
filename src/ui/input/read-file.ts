import { toast } from '../controls/Toast';

/** The longest text a browser can hold safely in one piece. */
const LARGEST_TEXT = 256_000_000;
/** So much of a file tells whether it is one of text. */
const LOOKED_AT = 65_536;

const refuse = (title: string, description: string): undefined => {
  toast({ title, description, tone: 'destructive' });
};

/** Bytes that no text has, in any of the encodings that share ASCII's first 128: NUL and most other controls. */
const isControl = (byte: number) => byte < 7 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32) || byte === 127;

/** By its first bytes: a name may say anything, and many text files have an ending that nobody listed. */
async function isText(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  return getEncoding(bytes) !== 'utf-8' || !bytes.some(isControl);
}

/** UTF-16 says so by its first character; all else is read as UTF-8. */
const getEncoding = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

/** The text of a file, or nothing and a message why; `accept` says what is taken instead. */
export async function readText(file: File, accept?: string): Promise<string | undefined> {
  if (file.size > LARGEST_TEXT)
    return refuse(
      'File too large',
      `${file.name} is ${Math.round(file.size / 1e6)} MB; the limit for text is ${LARGEST_TEXT / 1e6} MB.`,
    );
  try {
    if (!(await isText(file)))
      return refuse(
        'Not a text file',
        `${file.name} isn’t a text file.${accept ? ` This field accepts ${accept.replaceAll(',', ', ')}.` : ''}`,
      );
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = new TextDecoder(getEncoding(bytes)).decode(bytes);
    if (text.includes('\uFFFD'))
      toast({ title: 'Not UTF-8 text', description: `Some bytes of ${file.name} are shown as \uFFFD.` });
    return text;
  } catch {
    return refuse('The file couldn’t be read', file.name);
  }
}
