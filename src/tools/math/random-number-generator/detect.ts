import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const order =
    /^(?:random(?: number)?|dice|roll|rand)(?:\s+(?:from\s+)?(-?\d{1,12})(?:\s*(?:-|to|\.\.)\s*(-?\d{1,12}))?)?$/i.exec(
      text,
    );
  if (!order) return undefined;
  const isDice = /^(?:dice|roll)/i.test(text);
  const [min, max] = order[2] ? [order[1]!, order[2]] : ['1', order[1] ?? (isDice ? '6' : '100')];
  return { score: 0.85, why: 'A random number', options: { min, max, count: 1 }, typed: true };
});
