import { constants, createHmac, createSign, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { initialValues } from '@/kit/option';
import type { FieldRow, Result } from '@/kit/output';
import tool from './tool';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const context = { now: () => NOW } as never;
const parse = async (token: string, key = '', options = {}) =>
  (await tool.run({ token, key }, { ...initialValues(tool.options), ...options }, context)) as Result<FieldRow[]>;
const signature = async (...args: Parameters<typeof parse>) =>
  (await parse(...args)).extra.facts?.find(({ label }) => label === 'Signature')?.value;

const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const body = (alg: string, payload: object = { sub: 'ä' }) => `${b64({ alg })}.${b64(payload)}`;

describe('jwt-parser', () => {
  // RFC 7515, appendix A.1, with its key.
  it('verifies the example of RFC 7515', async () => {
    const token =
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const key =
      '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}';
    expect(await signature(token, key)).toBe('Valid');
    expect(await signature(`${token.slice(0, -2)}AA`, key)).toBe('Not valid');
  });

  it.each(['256', '384', '512'])('verifies what Node signs with HS%s, secret as text or Base64', async (bits) => {
    const signed = body(`HS${bits}`);
    const token = `${signed}.${createHmac(`sha${bits}`, 'sécret').update(signed).digest('base64url')}`;
    expect(await signature(`Bearer ${token}`, 'sécret')).toBe('Valid');
    expect(await signature(token, Buffer.from('sécret').toString('base64'), { secretIsBase64: true })).toBe('Valid');
    expect(await signature(token, 'other')).toBe('Not valid');
    expect(await signature(token)).toBe('Not checked');
  });

  it('verifies what Node signs with RSA, elliptic curves and EdDSA, by PEM and by JWK', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const ed = generateKeyPairSync('ed25519');
    const cases = [
      ['RS256', rsa, (data: string) => createSign('sha256').update(data).sign(rsa.privateKey)],
      [
        'PS256',
        rsa,
        (data: string) =>
          createSign('sha256')
            .update(data)
            .sign({ key: rsa.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }),
      ],
      [
        'ES256',
        ec,
        (data: string) => createSign('sha256').update(data).sign({ key: ec.privateKey, dsaEncoding: 'ieee-p1363' }),
      ],
      ['EdDSA', ed, (data: string) => sign(null, Buffer.from(data), ed.privateKey)],
    ] as const;
    for (const [alg, { publicKey }, make] of cases) {
      const signed = body(alg);
      const token = `${signed}.${make(signed).toString('base64url')}`;
      const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
      expect(await signature(token, pem), alg).toBe('Valid');
      expect(await signature(token, JSON.stringify(publicKey.export({ format: 'jwk' }))), alg).toBe('Valid');
      expect(await signature(`${body(alg, { sub: 'other' })}.${token.split('.')[2]}`, pem), alg).toBe('Not valid');
      await expect(parse(token, 'a secret')).rejects.toThrow('public key as PEM or JWK');
    }
  });

  it('calls out none, a mismatched key, and times', async () => {
    expect((await parse(`${body('none')}.`)).extra.notes).toEqual([
      'The algorithm is none: anyone could have written this token',
    ]);
    await expect(parse(`${body('HS256')}.AA`, '-----BEGIN PUBLIC KEY-----')).rejects.toThrow(
      'shared secret, but this is a public key',
    );
    const hour = 3600;
    const { extra } = await parse(`${body('HS256', { exp: NOW / 1000 - hour, nbf: NOW / 1000 + 2 * hour })}.AA`);
    expect(extra.notes).toEqual(['The token expired 1 hour ago', 'The token is not valid yet: it will be in 2 hours']);
  });

  it('keeps every digit', async () => {
    const text = '{"id":12345678901234567890,"n":1.10}';
    const { value } = await parse(`${b64({ alg: 'HS256' })}.${Buffer.from(text).toString('base64url')}.AA`);
    expect(value[1]?.value).toBe('{\n  "id": 12345678901234567890,\n  "n": 1.10\n}');
  });

  it.each([
    ['abc', 'this has 1'],
    ['a.b.c.d.e', 'encrypted (JWE)'],
    ['e30.e%0.x', '“%” does not belong into the payload'],
    ['W10.e30.x', 'The header is no JSON object'],
    ['e30.e.x', 'The payload is cut off'],
  ])('says what is wrong with %s', async (token, message) => {
    await expect(parse(token)).rejects.toThrow(message);
  });
});
