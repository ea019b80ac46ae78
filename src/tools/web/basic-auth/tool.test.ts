import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAuth, writeAuth } from './tool';

describe('Basic authentication', () => {
  it('writes the examples of RFC 7617', () => {
    expect(writeAuth('Aladdin', 'open sesame')).toBe('Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
    // Section 2.1: the pound sign in UTF-8.
    expect(writeAuth('test', '123£')).toBe('Basic dGVzdDoxMjPCow==');
  });

  it('writes what Node writes, and reads it back', () => {
    const part = fc.string({ unit: 'grapheme' }).filter((text) => !/[\0-\x1f\x7f]/.test(text));
    fc.assert(
      fc.property(
        part.filter((text) => !text.includes(':')),
        part,
        (username, password) => {
          const auth = writeAuth(username, password);
          expect(auth).toBe(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
          for (const written of [
            auth,
            `Authorization: ${auth}`,
            auth.slice(6),
            `  ${auth.replace('Basic', 'BASIC')}\n`,
          ])
            expect(readAuth(written)).toEqual({ username, password });
        },
      ),
    );
  });

  it('reads Latin-1 from old servers', () => {
    const token = Buffer.from('müller:straße', 'latin1').toString('base64');
    expect(readAuth(`Basic ${token}`)).toEqual({ username: 'müller', password: 'straße' });
  });

  it.each([
    ['Bearer abc.def', 'The scheme is Bearer, not Basic'],
    ['Basic !!!', 'This isn’t Base64, so it can’t be Basic credentials'],
    ['Basic YWJj', 'The colon between user name and password is missing'],
  ])('says what is wrong with %s', (written, message) => expect(() => readAuth(written)).toThrow(message));

  it('refuses a user name with a colon, and control characters', () => {
    expect(() => writeAuth('a:b', 'c')).toThrow('A user name can’t contain a colon');
    expect(() => writeAuth('a', 'b\n')).toThrow('control character');
  });
});
