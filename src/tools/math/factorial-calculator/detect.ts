import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const [, number] = /^(\d{1,6})\s*!$/.exec(text) ?? /^factorial (?:of )?(\d{1,6})$/i.exec(text) ?? [];
    return number ? { score: 0.93, why: 'Factorial', input: number } : undefined;
  },
  { reads: 'number' },
);
