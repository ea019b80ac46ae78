import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) =>
  /^U2FsdGVkX1[\w+/\s]+={0,2}$/.test(text)
    ? { score: 0.98, why: 'Encrypted by OpenSSL', options: { mode: 'decrypt', algorithm: 'AES' }, untried: true }
    : undefined,
);
