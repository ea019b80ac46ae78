import { defineDetect } from '@/kit/detect/guess';

const PEM = /^-----BEGIN (?:RSA )?PRIVATE KEY-----\s[\s\S]*-----END (?:RSA )?PRIVATE KEY-----$/;

export default defineDetect((text) =>
  PEM.test(text) ? { score: 0.95, why: 'Private key in PEM', options: { existingKey: text } } : undefined,
);
