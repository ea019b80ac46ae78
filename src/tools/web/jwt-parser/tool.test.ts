import { constants, createHmac, createSign, generateKeyPairSync, sign } from 'node:crypto';
import { compactVerify, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import { CERTIFIED } from './certificate.fixture';
import { getPublic, readSigningKey, signText } from './sign';
import tool from './tool';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const parse = async (token: string, key = '', options = {}) =>
  await runTool(tool, { token, key }, options, { now: () => NOW });
const signature = async (...args: Parameters<typeof parse>) =>
  (await parse(...args)).facts.find(({ label }) => label === 'Signature')?.value;

/** What is said instead of a verdict; the payload is there all the same. */
const refusal = async (token: string, key: string) => {
  const { value, facts, notes } = await parse(token, key);
  expect(value.find(({ label }) => label === 'Payload')?.value).toContain('"sub"');
  expect(facts.find(({ label }) => label === 'Signature')?.value).toBe('Not checked');
  return notes.find((note) => note.startsWith('The signature wasn’t checked. '))?.slice(30);
};

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
      expect(await refusal(token, 'a secret')).toContain('public key as PEM or JWK');
    }
  });

  it('verifies the longer digests and a certificate', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    for (const bits of ['384', '512']) {
      const curve = generateKeyPairSync('ec', { namedCurve: bits === '384' ? 'P-384' : 'P-521' });
      const cases = [
        [`RS${bits}`, rsa, { key: rsa.privateKey }],
        [
          `PS${bits}`,
          rsa,
          { key: rsa.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: Number(bits) / 8 },
        ],
        [`ES${bits}`, curve, { key: curve.privateKey, dsaEncoding: 'ieee-p1363' }],
      ] as const;
      for (const [alg, { publicKey }, how] of cases) {
        const signed = body(alg);
        const token = `${signed}.${createSign(`sha${bits}`).update(signed).sign(how).toString('base64url')}`;
        expect(await signature(token, publicKey.export({ type: 'spki', format: 'pem' }) as string), alg).toBe('Valid');
      }
    }
    expect(await signature(CERTIFIED.token, CERTIFIED.certificate)).toBe('Valid');
    expect(await signature(`${CERTIFIED.token.slice(0, -4)}AAAA`, CERTIFIED.certificate)).toBe('Not valid');
  });

  it('verifies with a weak RSA key what Node signs with it, and says that it is weak', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
    for (const alg of ['RS256', 'PS384']) {
      const signed = body(alg);
      const padding = alg === 'RS256' ? {} : { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 };
      const made = createSign(`sha${alg.slice(2)}`).update(signed);
      const token = `${signed}.${made.sign({ key: privateKey, ...padding }).toString('base64url')}`;
      for (const key of [pem, JSON.stringify(publicKey.export({ format: 'jwk' }))]) {
        const { facts, notes } = await parse(token, key);
        expect(facts).toContainEqual({ label: 'Signature', value: 'Valid', meter: 1 });
        expect(notes).toEqual([
          `The key has 1024 bits, which is weak: ${alg} needs 2048 or more, and servers may reject it`,
        ]);
      }
      expect(await signature(`${body(alg, { sub: 'other' })}.${token.split('.')[2]}`, pem)).toBe('Not valid');
    }
  });

  it('refuses a JWK of another kind of key', async () => {
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    const secret = JSON.stringify({ kty: 'oct', k: 'c2VjcmV0' });
    for (const [alg, key, message] of [
      ['RS256', JSON.stringify(ec), 'RS256 is verified with an RSA key, but this is a P-256 key'],
      ['ES384', JSON.stringify(ec), 'ES384 is verified with a P-384 key, but this is a P-256 key'],
      ['HS256', JSON.stringify(ec), 'HS256 is verified with a shared secret, but this is a P-256 key'],
      ['RS256', secret, 'RS256 is verified with an RSA key, but this is a shared secret'],
      ['ES256', '{"kty":"EC"}', 'The key can’t be read'],
      ['RS256', '{"kty":"no such"}', 'The key can’t be read'],
      ['RS256', '{', 'The key can’t be read'],
    ] as const)
      expect(await refusal(`${body(alg)}.AA`, key), `${alg} ${key}`).toBe(message);
  });

  it('says why a PEM cannot verify the token', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-384' });
    const ed = generateKeyPairSync('ed25519');
    const spki = { type: 'spki', format: 'pem' } as const;
    for (const [alg, key, message] of [
      ['RS256', rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }), 'PKCS #1'],
      ['ES256', rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }), 'but this is an RSA key'],
      ['RS256', rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }), 'This is a private key'],
      ['RS256', rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }), 'This is a private key'],
      ['ES384', ec.privateKey.export({ type: 'sec1', format: 'pem' }), 'This is a private key'],
      ['ES384', JSON.stringify(ec.privateKey.export({ format: 'jwk' })), 'This is a private key'],
      ['HS256', ec.privateKey.export({ type: 'sec1', format: 'pem' }), 'but this is a private key'],
      ['ES256', rsa.publicKey.export(spki), 'ES256 is verified with a P-256 key, but this is an RSA key'],
      ['ES256', ec.publicKey.export(spki), 'ES256 is verified with a P-256 key, but this is a P-384 key'],
      ['RS256', ed.publicKey.export(spki), 'RS256 is verified with an RSA key, but this is an Ed25519 key'],
      ['EdDSA', rsa.publicKey.export(spki), 'EdDSA is verified with an Ed25519 key, but this is an RSA key'],
      ['ES256', CERTIFIED.certificate, 'but this is an RSA key'],
    ] as const)
      expect(await refusal(`${body(alg)}.AA`, String(key)), message).toContain(message);
  });

  it('reads a token with line breaks inside, and finds the place of a fault in it', async () => {
    const token = `${body('HS256')}.${createHmac('sha256', 's').update(body('HS256')).digest('base64url')}`;
    expect(await signature(` Bearer ${token.replace(/.{10}/g, '$&\r\n ')}\n`, 's')).toBe('Valid');
    await expect(parse('Bearer e3\n0.e\n%0.x')).rejects.toMatchObject({ details: { line: 3, column: 1, offset: 14 } });
  });

  it('tells what each registered claim means', async () => {
    const { value } = await parse(`${body('HS256', { iss: 'a', aud: ['b'], exp: NOW / 1000 + 60, custom: 1 })}.AA`);
    expect(value.slice(3)).toEqual([
      { label: 'Issuer (iss)', value: 'a', note: 'Who issued and signed the token.' },
      { label: 'Audience (aud)', value: '["b"]', note: 'Who may accept the token; everyone else must reject it.' },
      {
        label: 'Expires (exp)',
        value: '2026-01-02T03:05:05Z',
        note: 'in 1 minute. After this time the token must be rejected.',
      },
    ]);
  });

  it('calls out none, a mismatched key, and times', async () => {
    expect((await parse(`${body('none')}.`)).notes).toEqual([
      'The algorithm is none: anyone could have written this token',
    ]);
    expect(await refusal(`${body('HS256')}.AA`, '-----BEGIN PUBLIC KEY-----')).toContain(
      'shared secret, but this is a public key',
    );
    const hour = 3600;
    const { notes } = await parse(`${body('HS256', { exp: NOW / 1000 - hour, nbf: NOW / 1000 + 2 * hour })}.AA`);
    expect(notes).toEqual(['The token expired 1 hour ago', 'The token isn’t valid yet: it will be in 2 hours']);
  });

  it('keeps every digit', async () => {
    const text = '{"id":12345678901234567890,"n":1.10}';
    const { value } = await parse(`${b64({ alg: 'HS256' })}.${Buffer.from(text).toString('base64url')}.AA`);
    expect(value[1]?.value).toBe('{\n  "id": 12345678901234567890,\n  "n": 1.10\n}');
  });

  it.each([
    ['abc', 'this one has 1'],
    ['a.b.c.d.e', 'encrypted (JWE)'],
    ['e30.e%0.x', '“%” doesn’t belong in the payload'],
    ['W10.e30.x', 'The header isn’t a JSON object'],
    ['e30.e.x', 'The payload is cut off'],
  ])('says what is wrong with %s', async (token, message) => {
    await expect(parse(token)).rejects.toThrow(message);
  });
});

describe('key sets', () => {
  const make = (kid: string, alg: string) => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return { pair, jwk: { ...pair.publicKey.export({ format: 'jwk' }), kid, alg } };
  };
  const getToken = ({ pair }: ReturnType<typeof make>, header: object) => {
    const signed = `${b64(header)}.${b64({ sub: 'x' })}`;
    const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' as const };
    return `${signed}.${createSign('sha256').update(signed).sign(key).toString('base64url')}`;
  };

  it('are searched by the key ID, or else one by one', async () => {
    const [one, two] = [make('one', 'ES256'), make('two', 'ES256')];
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
    const set = JSON.stringify({ keys: [rsa, one.jwk, two.jwk] });
    for (const header of [{ alg: 'ES256', kid: 'two' }, { alg: 'ES256' }]) {
      const { facts } = await parse(getToken(two, header), set);
      expect(facts).toContainEqual({ label: 'Signature', value: 'Valid', meter: 1 });
      expect(facts).toContainEqual({ label: 'Key', value: 'two' });
    }
    expect(await signature(getToken(two, { alg: 'ES256', kid: 'one' }), set)).toBe('Not valid');
    expect(await refusal(getToken(two, { alg: 'ES256', kid: 'three' }), set)).toBe(
      'The set has no key with the ID “three” from the token',
    );
    expect(await refusal(getToken(two, { alg: 'ES384' }), set)).toBe(
      'ES384 is verified with a P-384 key. None of the 3 keys in the set is one for it',
    );
    expect(await refusal(getToken(two, { alg: 'ES384', kid: 'two' }), set)).toContain(
      'The key “two” is not one for it',
    );
  });
});

describe('signing', () => {
  // RFC 7515, appendix A.1 and A.2; RFC 8037, appendix A.4. Their texts have line breaks of their own, so they are signed as they are.
  const PAYLOAD = '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}';
  it('gives the tokens of the RFCs', async () => {
    const secret =
      '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}';
    const hs = await readSigningKey(secret, 'HS256', false);
    expect(await signText('{"typ":"JWT",\r\n "alg":"HS256"}', PAYLOAD, hs, 'HS256')).toBe(
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    );
    const ed =
      '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';
    const okp = await readSigningKey(ed, 'EdDSA', false);
    expect(await signText('{"alg":"EdDSA"}', 'Example of Ed25519 signing', okp, 'EdDSA')).toBe(
      'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
    );
    expect(await getPublic(okp)).toBe(
      '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
    );
  });

  const rows = async (input: { token?: string; key?: string }, options: object) => {
    const { value } = await runTool(tool, { token: '', key: '', ...input }, { mode: 'sign', ...options } as never);
    return Object.fromEntries(value.map(({ label, value: one }) => [label, one]));
  };

  it('with every algorithm gives what jose verifies, and what is verified here', async () => {
    const names = ['HS', 'RS', 'PS', 'ES'].flatMap((kind) => ['256', '384', '512'].map((bits) => kind + bits));
    for (const algorithm of [...names, 'EdDSA']) {
      const made = await rows({}, { algorithm, newKey: true, payload: '{"sub":"ü","n":12345678901234567890}' });
      const isShared = algorithm.startsWith('HS');
      const key = isShared
        ? new TextEncoder().encode(made['New Key'])
        : await importJWK(JSON.parse(made['Public Key']!), algorithm);
      const { payload, protectedHeader } = await compactVerify(made.Token!, key);
      expect(new TextDecoder().decode(payload)).toBe('{"sub":"ü","n":12345678901234567890}');
      expect(protectedHeader).toEqual({ alg: algorithm, typ: 'JWT' });
      expect(await signature(made.Token!, isShared ? made['New Key'] : made['Public Key']), algorithm).toBe('Valid');
      // The key that was made can be entered, and signs again.
      const again = await rows({ token: made.Token!, key: made['New Key']! }, {});
      expect(await signature(again.Token!, isShared ? made['New Key'] : made['Public Key']), algorithm).toBe('Valid');
    }
  });

  it('takes private keys as PEM of both kinds and as JWK', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string;
    for (const key of [
      rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }),
      JSON.stringify(rsa.privateKey.export({ format: 'jwk' })),
    ])
      expect(await signature((await rows({ key: String(key) }, { algorithm: 'PS256' })).Token!, pem)).toBe('Valid');
  });

  it('says which key is wanted and why this one is none', async () => {
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
    for (const [algorithm, key, message] of [
      ['HS256', '', 'A token needs a key'],
      ['HS256', ec.privateKey.export(pkcs8), 'HS256 is signed with a shared secret'],
      ['RS256', ec.privateKey.export(pkcs8), 'RS256 is signed with an RSA key, but this is a P-256 key'],
      ['ES384', ec.privateKey.export(pkcs8), 'ES384 is signed with a P-384 key, but this is a P-256 key'],
      ['ES256', ec.publicKey.export({ type: 'spki', format: 'pem' }), 'This is a public key'],
      ['ES256', JSON.stringify(ec.publicKey.export({ format: 'jwk' })), 'This is a public key'],
      ['ES256', ec.privateKey.export({ type: 'sec1', format: 'pem' }), 'SEC 1 form'],
      ['ES256', 'a secret', 'with a private key as PEM or JWK'],
      ['ES256', '{', 'The key can’t be read'],
    ] as const)
      await expect(rows({ key: String(key) }, { algorithm }), message).rejects.toMatchObject({
        message: expect.stringContaining(message),
        details: { field: 'key' },
      });
  });

  it('says where header and payload are wrong, and what is weak', async () => {
    await expect(rows({ key: 'x' }, { payload: '{\n "a": }' })).rejects.toMatchObject({
      message: expect.stringContaining('The payload isn’t valid JSON'),
      details: { field: 'payload', line: 2 },
    });
    await expect(rows({ key: 'x' }, { header: '[]' })).rejects.toThrow('The header isn’t a JSON object');
    await expect(rows({ key: 'x' }, { header: '{"alg":"none"}' })).rejects.toThrow('“none” can’t be signed here');
    const { notes } = await runTool(tool, { token: '', key: 'short' }, { mode: 'sign' });
    expect(notes).toEqual([
      'The secret has 40 bits, which is weak: HS256 needs 256 or more (32 bytes), and servers may reject it',
    ]);
  });
});
