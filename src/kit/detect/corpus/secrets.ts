import type { Snippet } from './types';

/** Identifiers, hashes and what is kept secret; none of it opens anything. */
export const SECRETS_SNIPPETS: readonly Snippet[] = [
  // bcrypt
  { text: '$2b$10$2Ar7nQQjYy/VA3Fb36PyhOK9AY2E0do1KV.5dQ24oEP2BsKV5AAHO', wants: ['bcrypt'] },
  { text: '$2y$04$XmO0qmivwYwwbSNNN85JIe2cXf/iicMEawYIwPVuI6QUxuitD6f5O', wants: ['bcrypt'] },
  { text: '  $2b$08$.EIJHa1rDrGKmxnuIm0YA.li97w76vgELk.6rMrNQGV4s0/EwyJ.C\n', wants: ['bcrypt'] },
  { text: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', wants: ['bcrypt'] },
  // OTP
  {
    text: 'otpauth://totp/Example:ada@example.org?secret=JBSWY3DPEHPK3PXP&issuer=Example',
    wants: ['otp-generator', 'qr-generator'],
  },
  {
    text: 'otpauth://totp/ACME%20Co:jane?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30\n',
    wants: ['otp-generator', 'qr-generator'],
  },
  { text: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', wants: ['otp-generator'], note: 'a Base32 secret' },
  { text: 'JBSW Y3DP EHPK 3PXP', wants: ['otp-generator'], note: 'a Base32 secret in groups' },
  {
    text: 'jbsw y3dp ehpk 3pxp jbsw y3dp ehpk 3pxp',
    wants: ['otp-generator'],
    note: 'a Base32 secret as providers show it',
  },
  // OpenSSL salted
  { text: 'U2FsdGVkX19+HDhVNH4A+zMgsi1bUbwZFBm75JKEc9Zww+fz29aDNQOEwyv2LstA', wants: ['text-crypto'] },
  {
    text: 'U2FsdGVkX18aioejEctIuPUUa9eaIBzpg6E+1rDXwR6o+HMe5DQdc1cU1JPzX7mu0s3QToeKxfKhQkz1MDyhoTAC3mYGA34O7aDq55uxwuSN7mMY2U9XrlJl6y4pRnLN\n',
    wants: ['text-crypto'],
  },
  { text: 'U2FsdGVkX18dnH2lJt5+pUxXSblzWyHpMsHwoZwWAMqx8LWSYP9UR8QZMJmpJS6i', wants: ['text-crypto'] },
  { text: 'U2FsdGVkX19YklnHDfRBqmzbqz5xZttL2Yk/I5PA0mU=', wants: ['text-crypto'] },
  // BIP39
  {
    text: `cake
plastic
victory
purse
inherit
tackle
grief
exercise
nice
announce
truly
gym`,
    wants: ['bip39-generator'],
  },
  { text: 'ración tapa llenar urbano diente musgo diario pulso gaita ozono trote nulo', wants: ['bip39-generator'] },
  {
    text: 'finir freiner riposter égarer palourde ampleur armoire taquiner voile honorer léger hilarant',
    wants: ['bip39-generator'],
  },
  {
    text: 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
    wants: ['bip39-generator'],
  },
  { text: 'legal winner thank year wave sausage worth useful legal winner thank yellow', wants: ['bip39-generator'] },
  {
    text: 'letter advice cage absurd amount doctor acoustic avoid letter advice cage absurd amount doctor acoustic avoid letter always\n',
    wants: ['bip39-generator'],
  },
  {
    text: 'void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing screen patrol group space point ten exist slush involve unfold',
    wants: ['bip39-generator'],
  },
  // UUID
  { text: '64034cc2-cc5a-478e-8c45-816d25cf9af8', wants: ['uuid-generator'] },
  { text: 'F2BB5429-78FF-4691-BEDB-F82F0CF21A9F', wants: ['uuid-generator'] },
  { text: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', wants: ['uuid-generator'] },
  { text: '018f3c5e-7b1a-7c3d-9e2f-4a5b6c7d8e9f', wants: ['uuid-generator'] },
  { text: '{6B29FC40-CA47-1067-B31D-00DD010662DA}', wants: ['uuid-generator', 'random-guid'] },
  { text: '  e6fb8de3-dc52-4c4b-ad4c-64cc0d37a1b3\n', wants: ['uuid-generator'] },
  { text: '00000000-0000-0000-0000-000000000000', wants: ['uuid-generator'] },
  { text: 'urn:uuid:6ba7b810-9dad-11d1-80b4-00c04fd430c8', wants: ['uuid-generator'] },
  { text: '"625ca091-6545-4626-8513-9d3b9467dafb"', wants: ['uuid-generator'] },
  // ULID
  { text: '01ARZ3NDEKTSV4RRFFQ69G5FAV', wants: ['ulid-generator'] },
  { text: '01HX3V8Q4M5Z7K2N9P6R1T0WYB\n', wants: ['ulid-generator'] },
  { text: ' 01J0ABCDEFGHJKMNPQRSTVWXYZ ', wants: ['ulid-generator'] },
  { text: '01h455vb4pex5vsknk084sn02q', wants: ['ulid-generator'] },
  // checksums
  {
    text: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  release.tar.gz\n',
    wants: ['hash-text', 'hmac-generator'],
  },
  { text: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824', wants: ['hash-text', 'hmac-generator'] },
  {
    text: 'SHA256 (image.iso) = e0e4548df88a35d5854d052281c5deedad16f286f82cb2c23f2f9dea494834ac',
    wants: ['hash-text', 'hmac-generator'],
  },
];
