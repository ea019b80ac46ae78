/** The registered claims (RFC 7519 and OpenID Connect) by name, and what they mean. */
export const CLAIMS: Readonly<Record<string, readonly [name: string, meaning: string]>> = {
  iss: ['Issuer', 'Who made and signed the token.'],
  sub: ['Subject', 'Whom or what the token is about.'],
  aud: ['Audience', 'Who may accept the token; anyone else must refuse it.'],
  exp: ['Expires', 'From then on the token must be refused.'],
  nbf: ['Not Before', 'Until then the token must be refused.'],
  iat: ['Issued At', 'When the token was made.'],
  jti: ['Token ID', 'Unique to this token, so that a second use of it can be told.'],
  azp: ['Authorized Party', 'The client for which the token was made.'],
  nonce: ['Nonce', 'Ties the token to the login that asked for it.'],
  auth_time: ['Logged In At', 'When the person last logged in.'],
  scope: ['Scope', 'What the token allows.'],
  name: ['Name', 'The full name, for display.'],
  email: ['Email', 'The preferred e-mail address; it may change and be another’s later.'],
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
/** Made when it is first needed: no page's start should wait for it. */
let relative: Intl.RelativeTimeFormat | undefined;

/** In the largest unit of which there is one. */
export function inUnits(seconds: number): readonly [amount: number, unit: Intl.RelativeTimeFormatUnit] {
  const [unit, size] = UNITS.find(([, one]) => Math.abs(seconds) >= one) ?? UNITS.at(-1)!;
  return [Math.trunc(seconds / size), unit];
}

/** "in 2 days", "3 hours ago". */
export function fromNow(seconds: number, now: number): string {
  const difference = seconds - now / 1000;
  if (!Number.isFinite(difference)) return 'beyond all time';
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return relative.format(...inUnits(difference));
}

/** The moment in the form everyone reads alike; nothing where the number is beyond all dates. */
export function toMoment(seconds: number): string | undefined {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace('.000Z', 'Z');
}
