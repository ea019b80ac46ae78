import { decodeUtf8, encodeBase64, encodeBase64url, encodeUtf8 } from '@/engines/bytes';
import { typeOfBytes, typeOfText } from '@/engines/bytes/content-type';
import { InputError } from '@/engines/input-error';
import { result } from '@/kit';

type Content = string | Uint8Array;

/** Text files that nothing in them tells apart, by how their names end. */
const BY_ENDING: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  htm: 'text/html',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  xml: 'application/xml',
};

const toBytes = (content: Content) => (typeof content === 'string' ? encodeUtf8(content) : content);

export const encode = (content: Content, urlSafe: boolean): string =>
  (urlSafe ? encodeBase64url : encodeBase64)(toBytes(content));

export function encodeLines(content: Content, urlSafe: boolean): string {
  const text = typeof content === 'string' ? content : decodeUtf8(content);
  if (text === undefined) throw new InputError('Line by Line needs text, but this file isn’t text');
  return text
    .split('\n')
    .map((line) => encode(line, urlSafe))
    .join('\n');
}

/** A URI that holds the content itself, with its type by magic number; for text by its beginning or its name. */
export async function encodeAsUri(content: Content, name = '') {
  const bytes = toBytes(content);
  const text = typeof content === 'string' ? content : decodeUtf8(content);
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const type =
    text === undefined
      ? ((await typeOfBytes(bytes))?.type ?? 'application/octet-stream')
      : (typeOfText(text)?.type ?? (Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending] : 'text/plain;charset=utf-8'));
  return result(`data:${type};base64,${encodeBase64(bytes)}`, { facts: [{ label: 'Type', value: type! }] });
}
