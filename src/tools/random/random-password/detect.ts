import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const order = /^(?:random |new |generate )?password(?:\s+(\d{1,3}))?$/i.exec(text);
  return order
    ? {
        score: 0.9,
        why: 'A new password',
        options: { length: Math.max(4, Math.min(128, Number(order[1] ?? 16))) },
        typed: true,
      }
    : undefined;
});
