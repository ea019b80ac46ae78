import { decodeBase64 } from '@/engines/bytes/base64';
import { decodeUtf8 } from '@/engines/bytes/utf8';
import { InputError, placeAt } from '@/engines/input-error';

export interface Token {
  readonly header: Record<string, unknown>;
  readonly payload: Record<string, unknown>;
  /** As they stand in the token, with every digit. */
  readonly headerText: string;
  readonly payloadText: string;
  readonly signature: string;
  /** Without what people paste around it. */
  readonly written: string;
}

const fail = (message: string, input: string, offset: number): never => {
  throw new InputError(message, { ...placeAt(input, offset), field: 'token' });
};

function readPart(part: string, name: string, input: string): { text: string; value: Record<string, unknown> } {
  const offset = Math.max(0, input.indexOf(part));
  if (!/^[\w-]*$/.test(part)) {
    const at = part.search(/[^\w-]/);
    fail(`“${[...part.slice(at)][0]}” does not belong into the ${name}, which is Base64url`, input, offset + at);
  }
  let text: string | undefined;
  try {
    text = decodeUtf8(decodeBase64(part));
  } catch {
    // Said below.
  }
  if (text === undefined) return fail(`The ${name} is cut off or damaged: it is no Base64url`, input, offset);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { text, value: value as Record<string, unknown> };
  } catch {
    // Said below.
  }
  return fail(`The ${name} is no JSON object`, input, offset);
}

export function readToken(input: string): Token {
  const written = input.trim().replace(/^(?:authorization\s*:\s*)?(?:bearer\s+)?/i, '');
  const parts = written.split('.');
  if (parts.length === 5) fail('This token is encrypted (JWE): without its key nothing in it can be read', input, 0);
  if (parts.length !== 3) fail(`A token has three parts with dots between them; this has ${parts.length}`, input, 0);
  const [head = '', body = '', signature = ''] = parts;
  const header = readPart(head, 'header', input);
  const payload = readPart(body, 'payload', input);
  return {
    header: header.value,
    payload: payload.value,
    headerText: header.text,
    payloadText: payload.text,
    signature,
    written,
  };
}
