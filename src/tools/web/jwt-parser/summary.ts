import { writtenDay } from '@/engines/time/written-moment';
import { factValue, rowValue, summary } from '@/kit';
import type { Outcome, ResultSummary } from '@/kit/output';
import { fromNow, inUnits, toMoment } from './claims';

type Claims = Readonly<Record<string, unknown>>;

const parse = (text: string | undefined): Claims => {
  const value: unknown = text === undefined ? {} : JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as Claims) : {};
};

/** The first of these claims that is a text. */
const firstText = (claims: Claims, ...names: readonly string[]): string | undefined =>
  names.map((name) => claims[name]).find((value): value is string => typeof value === 'string' && value !== '');

const asTime = (value: unknown): number | undefined =>
  typeof value === 'number' && toMoment(value) !== undefined ? value : undefined;

/** "issued today at 14:02 UTC", "issued on 18 January 2018". */
function issued(seconds: number, now: number): string {
  const moment = toMoment(seconds)!;
  return moment.slice(0, 10) === new Date(now).toISOString().slice(0, 10)
    ? `issued today at ${moment.slice(11, 16)} UTC`
    : `issued on ${writtenDay(moment)}`;
}

function validity({ exp, nbf }: Claims, now: number): string {
  const end = asTime(exp);
  const start = asTime(nbf);
  if (end !== undefined && end * 1000 <= now) return `expired ${fromNow(end, now)}`;
  if (start !== undefined && start * 1000 > now) return `not valid yet: ${fromNow(start, now)}`;
  if (end === undefined) return 'without an expiry date';
  const [amount, unit] = inUnits(end - now / 1000);
  return `valid for ${amount} more ${unit}${amount === 1 ? '' : 's'}`;
}

function signature(algorithm: string, checked: string | undefined): string {
  if (algorithm === '' || algorithm.toLowerCase() === 'none') return 'not signed';
  if (checked === 'Valid') return 'signature valid';
  if (checked === 'Not valid') return 'signature not valid';
  return `not verified: add the ${algorithm.startsWith('HS') ? 'secret' : 'public key'}`;
}

/** Whose token it is, until when it counts, and whether that is certain. */
export function summarizeToken(outcome: Outcome, now: number): ResultSummary | undefined {
  const header = parse(rowValue(outcome, 'Header'));
  const algorithm = String(header.alg ?? '');
  if (rowValue(outcome, 'Ciphertext') !== undefined)
    return summary('An encrypted token (JWE)', [algorithm, header.enc].filter(Boolean).join(', '));
  if (rowValue(outcome, 'Payload') === undefined) return undefined;
  const claims = parse(rowValue(outcome, 'Payload'));
  const who = firstText(claims, 'name', 'preferred_username', 'email', 'sub');
  const maker = firstText(claims, 'iss');
  const token = who ? `A token for ${who}` : maker ? `A token from ${maker}` : 'A token';
  const from = asTime(claims.nbf) ?? asTime(claims.iat);
  const until = asTime(claims.exp);
  const made = asTime(claims.iat);
  // A token that was signed here needs no check.
  const isSigned = rowValue(outcome, 'Token') !== undefined;
  return {
    ...summary(
      `${token}, ${validity(claims, now)}`,
      algorithm,
      made === undefined ? undefined : issued(made, now),
      isSigned ? undefined : signature(algorithm, factValue(outcome, 'Signature')),
    )!,
    ...(from !== undefined &&
      until !== undefined &&
      from < until && {
        span: { from: from * 1000, to: until * 1000, now, fromLabel: 'Issued', toLabel: 'Expires' },
      }),
  };
}
