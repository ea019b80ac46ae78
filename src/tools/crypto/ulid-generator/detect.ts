import { defineDetect, type Guess } from '@/kit/detect/guess';

export default defineDetect((text): Guess | undefined => {
  if (/^0[\dA-HJKMNP-TV-Z]{25}$/i.test(text) && /[a-z]/i.test(text))
    return { score: 0.95, why: 'ULID', options: { ulid: text } };
  return /^ulid$/i.test(text) ? { score: 0.9, why: 'A new ULID', options: { count: 1 }, typed: true } : undefined;
});
