import { STATUS_CODES } from 'node:http';
import { describe, expect, it } from 'vitest';
import { categoryOf, STATUSES, searchStatuses } from './codes';

/** Names that changed with RFC 9110, and codes the registry lists as unused or has dropped since. */
const RENAMED: Readonly<Record<string, string>> = {
  413: 'Payload Too Large',
  422: 'Unprocessable Entity',
};

describe('HTTP status codes', () => {
  it('lists every code Node knows, under its name', () => {
    for (const [code, name] of Object.entries(STATUS_CODES)) {
      // Never registered.
      if (code === '509') continue;
      const status = STATUSES.find((one) => one.code === Number(code));
      expect(status, code).toBeDefined();
      if (code !== '418') expect(RENAMED[code] ?? status!.name).toBe(name);
    }
  });

  it('is in order, each once, with a meaning of its own', () => {
    const codes = STATUSES.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
    expect(new Set(STATUSES.map(({ meaning }) => meaning)).size).toBe(STATUSES.length);
  });

  it('searches code, name, meaning and category', () => {
    const codes = (words: string) => searchStatuses(words).map(({ code }) => code);
    expect(codes('429')).toEqual([429]);
    expect(codes('50')).toEqual([500, 501, 502, 503, 504, 505, 506, 507, 508]);
    expect(codes('1xx')).toEqual([100, 101, 102, 103, 104]);
    expect(codes('rate limit')).toEqual([429]);
    expect(codes('GATEWAY')).toEqual([502, 504]);
    expect(codes('server error timeout')).toEqual([504]);
    expect(codes('teapot')).toEqual([418]);
    expect(codes('')).toHaveLength(STATUSES.length);
    expect(new Set(STATUSES.map(categoryOf)).size).toBe(5);
  });

  it('lists 418 as unused', () => expect(STATUSES.find(({ code }) => code === 418)?.name).toBe('(Unused)'));
});
