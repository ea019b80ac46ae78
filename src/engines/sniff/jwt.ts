import { once } from './once';

export interface SniffedJwt {
  readonly token: string;
  /** "JWT, HS256, expires 2030-01-01". */
  readonly what: string;
}

const TOKEN =
  /^["']?(?:(?:authorization:\s*)?bearer\s+)?(ey[\w-]{8,}\.(?:ey)?[\w-]*\.[\w-]*(?:\.[\w-]+\.[\w-]+)?)["']?,?$/i;

function toJson(part: string): Record<string, unknown> | undefined {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text is a signed or an encrypted token, with or without the header it is sent in. */
export const sniffJwt = once((text): SniffedJwt | undefined => {
  const [, token] = text.length < 65_000 ? (TOKEN.exec(text) ?? []) : [];
  const [head = '', body = '', ...rest] = token?.split('.') ?? [];
  const header = token && toJson(head);
  if (!token || !header || typeof header.alg !== 'string') return undefined;
  if (rest.length === 3) return { token, what: `Encrypted JWT, ${header.alg}` };
  const exp = toJson(body)?.exp;
  const until =
    typeof exp === 'number' && Math.abs(exp) < 8e12
      ? `, expires ${new Date(exp * 1000).toISOString().slice(0, 10)}`
      : '';
  return { token, what: `JWT, ${header.alg}${until}` };
});
