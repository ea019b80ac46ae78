/** What the registered claims mean (RFC 7519 and OpenID Connect). */
export const CLAIMS: Readonly<Record<string, string>> = {
  iss: 'Issuer',
  sub: 'Subject',
  aud: 'Audience',
  exp: 'Expires',
  nbf: 'Not Before',
  iat: 'Issued At',
  jti: 'Token ID',
  azp: 'Authorized Party',
  nonce: 'Nonce',
  auth_time: 'Logged In At',
  scope: 'Scope',
  name: 'Name',
  email: 'Email',
};
const TIMES = new Set(['exp', 'nbf', 'iat', 'auth_time']);
export const isTime = (claim: string): boolean => TIMES.has(claim);

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "in 2 days", "3 hours ago". */
export function fromNow(seconds: number, now: number): string {
  const difference = seconds - now / 1000;
  if (!Number.isFinite(difference)) return 'beyond all time';
  const [unit, size] = UNITS.find(([, one]) => Math.abs(difference) >= one) ?? UNITS.at(-1)!;
  return relative.format(Math.trunc(difference / size), unit);
}

/** The moment in the form everyone reads alike; nothing where the number is beyond all dates. */
export function momentOf(seconds: number): string | undefined {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace('.000Z', 'Z');
}
