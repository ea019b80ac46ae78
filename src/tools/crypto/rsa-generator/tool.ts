import { encodeBase64 } from '@/engines/bytes/base64';
import { generateRsaKey } from '@/engines/crypto/rsa-generate';
import {
  bitLength,
  type RsaPublicKey,
  readPrivatePem,
  readPublicKey,
  sshBlob,
  writePublicKey,
  writeRsaKey,
} from '@/engines/crypto/rsa-key';
import { loadHash } from '@/engines/hash/hashers';
import { InputError } from '@/engines/input-error';
import { choice, defineTool, factValue, integer, plain, result, secret, summary } from '@/kit';

/** As `ssh-keygen -l` writes it. */
const fingerprint = async (key: RsaPublicKey) =>
  `SHA256:${encodeBase64((await loadHash('SHA256'))(sshBlob(key))).replace(/=+$/, '')}`;

const SAFE_BITS = 2048;

/** Of 512 bits, made by openssl: far too short to protect anything. */
const TOY_KEY = `-----BEGIN PRIVATE KEY-----
MIIBVQIBADANBgkqhkiG9w0BAQEFAASCAT8wggE7AgEAAkEArKGWY7b4+kPy/2L9
mAbhz1E5V6Vi6mOy+gVeizJGjGKJ5XJIwJ2m4pbFpMkz7KDBQUrqO+0W1SQqUfTG
4vQSkwIDAQABAkBR13GS6IX1MA2d4fJUBr87KEjFMpVIheet/Kmr2DP2DWH6Oftf
8RK2WlZRPi5sEknnsa5odK/MFDB6hZwqukDxAiEA0s5bJ7f2cs9OS4QljlrJCcWM
2N7jeSyzGTYr3XvUYu8CIQDRpBWVU38nfXspIxcqry+MsBEBYLQOIwMQwbGfEEr6
nQIgGtU1eSrLbfXBS494kFQx/tJsiTZl0gjEi1L/5mNat3UCIQDA5FZLoJkVr9p7
vmLZjnmU3Ie5Gc5yV3rBl0ckkWw77QIhAK+6Gi9ePGysDN0SA+Z3UU8/OcLrVW0u
YaICCvHGiNdV
-----END PRIVATE KEY-----
`;

export default defineTool({
  options: {
    keySize: integer('Key Size', 2048, {
      min: 1024,
      max: 4096,
      step: 8,
      slider: true,
      unit: 'bits',
      hint: 'Larger key sizes are more secure but slower to generate',
    }),
    format: choice('Format', { pkcs8: 'PKCS#8 and SPKI', pkcs1: 'PKCS#1', ssh: 'SSH' }, 'pkcs8'),
    existingKey: secret('Existing Private Key', { hidden: true }),
  },
  output: plain({ label: 'Key Pair', download: 'key_pair.pem' }),
  action: 'Generate Key Pair',
  heavy: true,
  async run(_, { keySize, format, existingKey }, { random, progress }) {
    if (keySize % 8 !== 0) throw new InputError('Key Size must be a multiple of 8', { field: 'keySize' });
    const publicHalf = readPublicKey(existingKey);
    const pair = publicHalf
      ? undefined
      : existingKey.trim() === ''
        ? await generateRsaKey(keySize, random, progress)
        : readPrivatePem(existingKey);
    const key: RsaPublicKey = publicHalf ?? pair!;
    const bits = bitLength(key.n);
    const publicKey = writePublicKey(key, format);
    const privateKey = pair ? writeRsaKey(pair, format).privateKey : '';
    const data = { publicKey, privateKey, bits, exponent: String(key.e), fingerprint: await fingerprint(key) };
    return result(publicKey + privateKey, {
      facts: [
        { label: 'Size', value: `${bits} bits` },
        { label: 'Exponent', value: data.exponent },
        { label: 'Fingerprint', value: data.fingerprint },
      ],
      data,
      notes: bits < SAFE_BITS ? [`Weak: keys below ${SAFE_BITS} bits are only for tests and old devices.`] : [],
    });
  },
  summarize: (outcome) => summary(`An RSA key of ${factValue(outcome, 'Size')}`, factValue(outcome, 'Fingerprint')),
  examples: [
    {
      title: 'The SSH public key of a private key',
      input: undefined,
      options: { format: 'ssh', existingKey: TOY_KEY },
      output: `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAQQCsoZZjtvj6Q/L/Yv2YBuHPUTlXpWLqY7L6BV6LMkaMYonlckjAnabilsWkyTPsoMFBSuo77RbVJCpR9Mbi9BKT\n${TOY_KEY}`,
    },
  ],
});
