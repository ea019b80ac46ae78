/** What bcrypt reads of a password. */
export const BCRYPT_BYTES = 72;

export interface BcryptParts {
  /** `$2b$10$`: version and cost. */
  mark: string;
  version: string;
  cost: number;
  /** 16 bytes in 22 characters. */
  salt: string;
  /** 23 bytes in 31 characters. */
  digest: string;
}

/** Undefined where the text is no bcrypt hash. */
export function readBcrypt(text: string): BcryptParts | undefined {
  const match = /^(\$(2[aby])\$(0[4-9]|[12]\d|3[01])\$)([./A-Za-z0-9]{22})([./A-Za-z0-9]{31})$/.exec(text.trim());
  if (!match) return undefined;
  const [, mark = '', version = '', cost = '', salt = '', digest = ''] = match;
  return { mark, version, cost: Number(cost), salt, digest };
}
