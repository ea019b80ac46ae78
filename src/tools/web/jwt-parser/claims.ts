/** The registered claims (RFC 7519 and OpenID Connect) by name, and what they mean. */
export const CLAIMS: Readonly<Record<string, readonly [name: string, meaning: string]>> = {
  iss: ['Issuer', 'Who issued and signed the token.'],
  sub: ['Subject', 'Who or what the token is about.'],
  aud: ['Audience', 'Who may accept the token; everyone else must reject it.'],
  exp: ['Expires', 'After this time the token must be rejected.'],
  nbf: ['Not Before', 'Before this time the token must be rejected.'],
  iat: ['Issued At', 'When the token was issued.'],
  jti: ['Token ID', 'Unique to this token, so reuse can be detected.'],
  azp: ['Authorized Party', 'The client for which the token was issued.'],
  nonce: ['Nonce', 'Ties the token to the login that requested it.'],
  auth_time: ['Logged In At', 'When the person last logged in.'],
  scope: ['Scope', 'What the token allows.'],
  name: ['Name', 'The full name, for display.'],
  email: ['Email', 'The preferred email address; it can change or later belong to someone else.'],
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
  if (!Number.isFinite(difference)) return 'beyond any date';
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return relative.format(...inUnits(difference));
}

/** The moment in the form everyone reads alike; nothing where the number is beyond all dates. */
export function toMoment(seconds: number): string | undefined {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace('.000Z', 'Z');
}
