import { defineDetect } from '@/kit/detect/guess';

const SAFELINK =
  /^https:\/\/(?:[\w.-]+\.safelinks\.protection\.outlook\.com\/|urldefense\.(?:com|us)\/v3\/__|urldefense\.proofpoint\.com\/v[12]\/url\?)/i;

export default defineDetect(
  (text) => (SAFELINK.test(text) ? { score: 0.99, why: 'Link wrapped by a mail filter', unpacks: true } : undefined),
  { reads: 'url' },
);
