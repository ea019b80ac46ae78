import { decodeBase64, decodeUtf8, encodeHex, formatBytes } from '@/engines/bytes';
import { typeOfBytes, typeOfText } from '@/engines/bytes/content-type';
import { type DataUri, decodeText, readDataUri } from '@/engines/bytes/data-uri';
import { InputError, placeAt } from '@/engines/input-error';
import { readable } from '@/engines/sniff/bytes';
import { result, resultAs } from '@/kit';
import type { FieldRow } from '@/kit/output';

type Decoded = Pick<DataUri, 'bytes'> & Partial<DataUri>;

const decodeOne = (text: string): Decoded => readDataUri(text) ?? { bytes: decodeBase64(text) };

interface Line {
  readonly text: string;
  /** Where it begins in the whole. */
  readonly from: number;
}

function getLines(text: string): Line[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const at = from;
    from += line.length + 1;
    return { text: line, from: at };
  });
}

/** Several lines that can be read one by one, where together they are no Base64 or no text. */
function readableLines(text: string): string | undefined {
  const lines = getLines(text.trim());
  if (lines.length < 2) return undefined;
  try {
    const read = lines.map((line) => readable(decodeOne(line.text).bytes));
    return read.includes(undefined) ? undefined : read.join('\n');
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

const LINES_NOTE = 'Each line was decoded separately: together they aren’t one text.';

/** Every line by itself; what is no text is written in hex, so that each keeps its place. */
function decodeLines(text: string) {
  const strange: number[] = [];
  const lines = getLines(text).map((line, at) => {
    try {
      const { bytes, charset } = decodeOne(line.text);
      const plain = decodeText(bytes, charset);
      if (plain === undefined) strange.push(at + 1);
      return plain ?? encodeHex(bytes);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { offset = 0, hint } = error.details;
      throw new InputError(error.message, { ...placeAt(text, line.from + offset), ...(hint && { hint }) });
    }
  });
  const notes = strange.length > 0 ? [`Not UTF-8 text, so shown as hex: line ${strange.join(', ')}.`] : [];
  return result(lines.join('\n'), { notes });
}

/** Other names of the same. */
const SAME: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'image/x-png': 'image/png',
};
const getName = (type: string) => SAME[type.toLowerCase()] ?? type.toLowerCase();

/** Both types, and that they differ where a picture is of another kind than was said. */
function remarksOn(declared: string | undefined, found: { type: string; ending: string } | undefined) {
  const facts: FieldRow[] = [];
  if (declared) facts.push({ label: 'Data URI', value: declared });
  if (found) facts.push({ label: 'Type', value: `${found.ending.toUpperCase()}, ${found.type}` });
  const differs = declared?.startsWith('image/') && found && getName(declared) !== getName(found.type);
  return { facts, notes: differs ? [`The data URI says ${declared}, but its content is ${found.type}.`] : [] };
}

async function asFile({ bytes, type: declared }: Decoded) {
  const found = await typeOfBytes(bytes);
  const { facts, notes } = remarksOn(declared, found);
  return resultAs(
    'bytes',
    { bytes, name: `decoded.${found?.ending ?? 'bin'}`, ...(found && { type: found.type }) },
    { facts, notes: [`These ${formatBytes(bytes.length)} are not UTF-8 text.`, ...notes] },
  );
}

/** The text that was encoded, or the bytes as a file where they are none. */
export function decode(content: string | Uint8Array, eachLine: boolean) {
  const text = typeof content === 'string' ? content : (decodeUtf8(content) ?? '?');
  if (eachLine) return decodeLines(text);
  let whole: Decoded;
  try {
    whole = decodeOne(text);
  } catch (error) {
    const lines = error instanceof InputError ? readableLines(text) : undefined;
    if (lines === undefined) throw error;
    return result(lines, { notes: [LINES_NOTE] });
  }
  const plain = decodeText(whole.bytes, whole.charset);
  if (plain !== undefined) return result(plain, remarksOn(whole.type, typeOfText(plain)));
  const lines = readableLines(text);
  return lines === undefined ? asFile(whole) : result(lines, { notes: [LINES_NOTE] });
}
