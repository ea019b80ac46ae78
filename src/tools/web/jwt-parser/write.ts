import type { RandomSource } from '@/engines/random/source';
import { InputError, result } from '@/kit';
import { findWeakness } from './keys';
import { claimRows, isKnown, shown, timeNotes } from './parse';
import { readToken } from './token';

export interface Written {
  /** Whose header and payload are taken where none are given. */
  token: string;
  header: string;
  payload: string;
  key: string;
  /** Or `header`: what that says. */
  algorithm: string;
  secretIsBase64: boolean;
  newKey: boolean;
}

/** A JSON object on one line, every digit as it was written; its faults are those of that field. */
async function readObject(text: string, field: string): Promise<{ text: string; value: Record<string, unknown> }> {
  const { minifyJson } = await import('@/engines/json');
  try {
    const small = minifyJson(text);
    const value: unknown = JSON.parse(small);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { text: small, value: value as Record<string, unknown> };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`The ${field} isn’t valid JSON: ${error.message}`, { ...error.details, field });
  }
  throw new InputError(`The ${field} isn’t a JSON object`, { line: 1, column: 1, offset: 0, field });
}

/** The header with its algorithm, in front where there was none. */
async function readHeader(text: string, chosen: string) {
  const { text: small, value } = await readObject(text, 'header');
  const algorithm = chosen === 'header' ? shown(value.alg ?? 'HS256') : chosen;
  if (!isKnown(algorithm))
    throw new InputError(`“${algorithm}” can’t be signed here: use HS, RS, PS or ES with 256, 384 or 512, or EdDSA`, {
      field: 'header',
    });
  return { algorithm, header: value.alg === algorithm ? small : JSON.stringify({ ...value, alg: algorithm }) };
}

/** A signed token of what was written, and what it says. */
export async function write(asked: Written, time: number, random: RandomSource) {
  const provided = asked.token.trim() === '' ? undefined : readToken(asked.token);
  const from = provided && !provided.encrypted ? provided : undefined;
  const { algorithm, header } = await readHeader(
    asked.header.trim() || from?.headerText || '{"alg":"HS256","typ":"JWT"}',
    asked.algorithm,
  );
  const payload = await readObject(asked.payload.trim() || from?.payloadText || '{}', 'payload');
  const { makeKey, getPublic, readSigningKey, signText } = await import('./sign');
  const key = asked.newKey ? await makeKey(algorithm, random) : asked.key;
  if (key.trim() === '')
    throw new InputError('A token needs a key: a secret for HS, a private key for RS, PS, ES and EdDSA', {
      field: 'key',
    });
  const signing = await readSigningKey(key, algorithm, asked.secretIsBase64);
  const { modulusLength, length } = signing.algorithm as { modulusLength?: number; length?: number };
  const weakness = findWeakness(algorithm, modulusLength ?? length);
  const token = await signText(header, payload.text, signing, algorithm);
  const shared = await getPublic(signing);
  const { formatJson } = await import('@/engines/json');
  return result(
    [
      { label: 'Token', value: token },
      { label: 'Header', value: formatJson(header, { indent: 2 }) },
      { label: 'Payload', value: formatJson(payload.text, { indent: 2 }) },
      { label: 'Signature', value: token.slice(token.lastIndexOf('.') + 1) },
      ...(asked.newKey ? [{ label: 'New Key', value: key }] : []),
      ...(shared ? [{ label: 'Public Key', value: shared }] : []),
      ...claimRows(payload.value, time),
    ],
    {
      facts: [{ label: 'Algorithm', value: algorithm }],
      notes: [...timeNotes(payload.value, time), ...(weakness ? [weakness] : [])],
    },
  );
}
