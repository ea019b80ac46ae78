import { InputError, placeAt } from '@/engines/input-error';
import type { Algorithm } from './totp';

/** Everything an authenticator is told of an account. */
export interface Account {
  readonly type: 'totp' | 'hotp';
  readonly secret: string;
  readonly algorithm: Algorithm;
  readonly digits: number;
  readonly period: number;
  readonly counter: number;
  readonly issuer: string;
  readonly account: string;
}

const ALGORITHMS: readonly Algorithm[] = ['SHA1', 'SHA256', 'SHA512'];
export const MOST_PERIOD = 86_400;
export const MOST_COUNTER = Number.MAX_SAFE_INTEGER - 1;

export const isKeyUri = (text: string): boolean => /^\s*otpauth:/i.test(text);

/** Several of them, whatever stands between them: a field of one line has no line breaks. */
export const splitKeyUris = (text: string): string[] =>
  text
    .split(/(?=otpauth:\/\/)/i)
    .map((uri) => uri.trim())
    .filter((uri) => uri !== '');

const bare = (secret: string) => secret.replace(/[\s-]/g, '').replace(/=+$/, '').toUpperCase();

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Written without escapes, as some sites do.
    return text;
  }
}

/** Reads the form that Google Authenticator began and everyone took over: otpauth://totp/Issuer:account?secret=… */
export function readKeyUri(text: string): Account {
  const fail = (message: string, at = 0): never => {
    throw new InputError(message, placeAt(text, at));
  };
  const [, start = '', type = '', label = '', query = ''] =
    /^(\s*otpauth:\/*)([^/?#]*)\/?([^?#]*)\??([^#]*)/i.exec(text) ?? fail('This isn’t a key URI');
  const kind = type.toLowerCase();
  if (kind !== 'totp' && kind !== 'hotp')
    return fail(`“${type}” isn’t a kind of one-time password: use totp or hotp`, start.length);
  const parameters = new URLSearchParams(query.trim());
  const at = (name: string) => start.length + text.slice(start.length).search(new RegExp(`[?&]${name}=`, 'i')) + 1;
  const whole = (name: string, usual: number, least: number, most: number): number => {
    const written = parameters.get(name)?.trim() ?? '';
    if (written === '') return usual;
    const value = /^\d+$/.test(written) ? Number(written) : Number.NaN;
    return value >= least && value <= most
      ? value
      : fail(`${name} of the key URI must be a whole number from ${least} to ${most}, not “${written}”`, at(name));
  };
  const secret = parameters.get('secret') ?? '';
  if (secret.trim() === '') fail('The key URI has no secret', text.trimEnd().length);
  const named = (parameters.get('algorithm') ?? 'SHA1').toUpperCase().replace(/^(HMAC)?[-_]?SHA-?/, 'SHA');
  const algorithm = ALGORITHMS.find((one) => one === named);
  if (!algorithm)
    return fail(`algorithm of the key URI must be SHA1, SHA256 or SHA512, not “${named}”`, at('algorithm'));
  if (kind === 'hotp' && !parameters.has('counter')) fail('A key URI for HOTP needs a counter', text.trimEnd().length);
  const [, prefix, account = ''] = /^(?:([^:]*):\s*)?(.*)$/s.exec(unescaped(label))!;
  return {
    type: kind,
    secret,
    algorithm,
    digits: whole('digits', 6, 6, 8),
    period: whole('period', 30, 1, MOST_PERIOD),
    counter: whole('counter', 0, 0, MOST_COUNTER),
    issuer: parameters.get('issuer') ?? prefix ?? '',
    account,
  };
}

/** The same way back; what counts for the other kind is left out. */
export function keyUri({ type, secret, algorithm, digits, period, counter, issuer, account }: Account): string {
  const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
  const label = [issuer, account].filter(Boolean).map(escaped).join(':');
  const rest = type === 'totp' ? `period=${period}` : `counter=${counter}`;
  const by = issuer ? `issuer=${escaped(issuer)}&` : '';
  return `otpauth://${type}/${label}?${by}secret=${bare(secret)}&algorithm=${algorithm}&digits=${digits}&${rest}`;
}
