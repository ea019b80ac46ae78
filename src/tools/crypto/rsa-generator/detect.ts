import { defineDetect } from '@/kit/detect/guess';

const PEM = /^-----BEGIN (?:RSA )?PRIVATE KEY-----\s[\s\S]*-----END (?:RSA )?PRIVATE KEY-----$/;

const PUBLIC =
  /^-----BEGIN (?:RSA )?PUBLIC KEY-----\s[\s\S]*-----END (?:RSA )?PUBLIC KEY-----$|^ssh-rsa\s+AAAA\S+(?:\s+\S+)?$/;

export default defineDetect((text) => {
  if (PEM.test(text)) return { score: 0.95, why: 'Private key in PEM', options: { existingKey: text } };
  return PUBLIC.test(text)
    ? { score: 0.95, why: 'Public key: size, fingerprint and other formats', options: { existingKey: text } }
    : undefined;
});
