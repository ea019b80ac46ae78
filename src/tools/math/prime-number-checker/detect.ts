import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const [, number] =
    /^(?:is\s+)?(\d{1,60})\s+(?:a\s+)?prime(?:\s+number)?\s*\??$/i.exec(text) ??
    /^(?:prime|factors?(?: of)?|factorize)\s+(\d{1,60})$/i.exec(text) ??
    [];
  return number ? { score: 0.93, why: 'Prime or not', input: number } : undefined;
});
