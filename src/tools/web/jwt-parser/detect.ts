import { sniffJwt } from '@/engines/sniff/jwt';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffJwt(text);
    return (
      sniffed && {
        score: 0.99,
        why: sniffed.what,
        ...(sniffed.token !== text && { input: { token: sniffed.token, key: '' } }),
      }
    );
  },
  { reads: 'token' },
);
