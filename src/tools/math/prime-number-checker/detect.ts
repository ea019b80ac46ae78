import { plainNumber } from '@/engines/sniff/number';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const [, number] =
      /^(?:is\s+)?(\d{1,60})\s+(?:a\s+)?prime(?:\s+number)?\s*\??$/i.exec(text) ??
      /^(?:prime|factors?(?: of)?|factorize)\s+(\d{1,60})$/i.exec(text) ??
      [];
    if (number) return { score: 0.93, why: 'Prime or not', input: number };
    const plain = plainNumber(text);
    return plain && plain !== '0'
      ? { score: 0.4, why: 'Whole number: prime or not', ...(plain !== text && { input: plain }) }
      : undefined;
  },
  { reads: 'number' },
);
