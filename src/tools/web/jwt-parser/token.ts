import { decodeBase64 } from '@/engines/bytes/base64';
import { decodeUtf8 } from '@/engines/bytes/utf8';
import { InputError, placeAt } from '@/engines/input-error';

export interface Token {
  readonly encrypted: false;
  readonly header: Record<string, unknown>;
  readonly payload: Record<string, unknown>;
  /** As they stand in the token, with every digit. */
  readonly headerText: string;
  readonly payloadText: string;
  readonly signature: string;
  /** Without what people paste around it. */
  readonly written: string;
}

type Fail = (message: string, at: number) => never;

/**
 * @param from where the part begins in the token.
 * @param instead what is said where it cannot be read.
 */
function readPart(part: string, name: string, from: number, fail: Fail, instead?: string) {
  const at = part.search(/[^\w-]/);
  if (at >= 0) fail(`“${[...part.slice(at)][0]}” doesn’t belong in the ${name}, which is Base64url`, from + at);
  let text: string | undefined;
  try {
    text = decodeUtf8(decodeBase64(part));
  } catch {
    // Said below.
  }
  if (text === undefined) return fail(instead ?? `The ${name} is cut off or damaged: it isn’t Base64url`, from);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { text, value: value as Record<string, unknown> };
  } catch {
    // Said below.
  }
  return fail(instead ?? `The ${name} isn’t a JSON object`, from);
}

/** One that is encrypted (JWE, RFC 7516): its header can be read, and no more. */
export interface EncryptedToken {
  readonly encrypted: true;
  readonly headerText: string;
  readonly parts: readonly string[];
  readonly written: string;
}

const ENCRYPTED = 'This token is encrypted (JWE): it can’t be read without its key';

export function readToken(input: string): Token | EncryptedToken {
  const pasted = input.trimStart().replace(/^(?:authorization\s*:\s*)?(?:bearer\s+)?/i, '');
  // Mail and terminals break long lines.
  const written = pasted.replace(/\s+/g, '');
  const fail: Fail = (message, at) => {
    let offset = input.length - pasted.length;
    for (let left = at; left > 0 || /\s/.test(input[offset] ?? ''); offset++) if (!/\s/.test(input[offset]!)) left--;
    throw new InputError(message, { ...placeAt(input, offset), field: 'token' });
  };
  const parts = written.split('.');
  if (parts.length === 5) {
    const { text } = readPart(parts[0]!, 'header', 0, fail, ENCRYPTED);
    return { encrypted: true, headerText: text, parts, written };
  }
  if (parts.length !== 3) fail(`A token has three parts separated by dots; this one has ${parts.length}`, 0);
  const [head = '', body = '', signature = ''] = parts;
  const header = readPart(head, 'header', 0, fail);
  const payload = readPart(body, 'payload', head.length + 1, fail);
  return {
    encrypted: false,
    header: header.value,
    payload: payload.value,
    headerText: header.text,
    payloadText: payload.text,
    signature,
    written,
  };
}
