import { InputError, result } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { CLAIMS, fromNow, isTime, toMoment } from './claims';
import { readToken } from './token';

const VERIFIABLE = /^(HS|RS|PS|ES)(256|384|512)$|^EdDSA$|^Ed25519$/;
export const isKnown = (algorithm: string): boolean => VERIFIABLE.test(algorithm);

export const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function claimRows(payload: Readonly<Record<string, unknown>>, now: number): FieldRow[] {
  return Object.entries(payload)
    .filter(([claim]) => Object.hasOwn(CLAIMS, claim))
    .map(([claim, value]) => {
      const moment = isTime(claim) && typeof value === 'number' ? toMoment(value) : undefined;
      const [name, meaning] = CLAIMS[claim]!;
      const label = `${name} (${claim})`;
      return moment
        ? { label, value: moment, note: `${fromNow(value as number, now)}. ${meaning}` }
        : { label, value: shown(value), note: meaning };
    });
}

/** That it is over, or not yet. */
export function timeNotes({ exp, nbf }: Readonly<Record<string, unknown>>, time: number): string[] {
  const notes: string[] = [];
  if (typeof exp === 'number' && exp * 1000 <= time) notes.push(`The token expired ${fromNow(exp, time)}`);
  if (typeof nbf === 'number' && nbf * 1000 > time)
    notes.push(`The token isn’t valid yet: it will be ${fromNow(nbf, time)}`);
  return notes;
}

const ENCRYPTED_PARTS = ['Encrypted Key', 'Initialization Vector', 'Ciphertext', 'Authentication Tag'];

interface Request {
  token: string;
  key: string;
  secretIsBase64: boolean;
}

/** What a token says, and whether its signature is of the key. */
export async function parse({ token, key, secretIsBase64 }: Request, time: number) {
  const { formatJson } = await import('@/engines/json');
  const read = readToken(token);
  if (read.encrypted)
    return result(
      [
        { label: 'Header', value: formatJson(read.headerText, { indent: 2 }) },
        ...ENCRYPTED_PARTS.map((label, at) => ({ label, value: read.parts[at + 1] || 'none' })),
      ],
      { notes: ['This token is encrypted (JWE): without its key, only its header can be read'] },
    );
  const algorithm = shown(read.header.alg ?? '');
  const notes = timeNotes(read.payload, time);
  const facts: FieldRow[] = [{ label: 'Algorithm', value: algorithm || 'not named' }];

  if (algorithm.toLowerCase() === 'none') notes.push('The algorithm is none: anyone could have written this token');
  else if (!isKnown(algorithm)) notes.push(`The algorithm ${algorithm || '(none given)'} can’t be verified here`);
  else if (key !== '') {
    const { verify } = await import('./verify');
    try {
      const { valid, weakness, by } = await verify(read.written, key, algorithm, secretIsBase64, read.header.kid);
      facts.push({ label: 'Signature', value: valid ? 'Valid' : 'Not valid', meter: valid ? 1 : 0 });
      if (by) facts.push({ label: 'Key', value: by });
      if (!valid) notes.push('The signature doesn’t match this key: the token was changed, or it’s a different key');
      if (weakness) notes.push(weakness);
    } catch (error) {
      // What the token says can be read without any key.
      if (!(error instanceof InputError)) throw error;
      facts.push({ label: 'Signature', value: 'Not checked' });
      notes.push(`The signature wasn’t checked. ${error.message}`);
    }
  } else facts.push({ label: 'Signature', value: 'Not checked' });

  return result(
    [
      { label: 'Header', value: formatJson(read.headerText, { indent: 2 }) },
      { label: 'Payload', value: formatJson(read.payloadText, { indent: 2 }) },
      { label: 'Signature', value: read.signature || 'none' },
      ...claimRows(read.payload, time),
    ],
    { facts, notes },
  );
}
