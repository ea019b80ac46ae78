import { defineDetect } from '@/kit/detect/guess';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/i;

export default defineDetect((text) =>
  ENTITY.test(text.slice(0, 20_000)) && !/<\/?[a-z][^<>]*>/i.test(text)
    ? { score: 0.7, why: 'HTML entities', options: { mode: 'decode' } }
    : undefined,
);
