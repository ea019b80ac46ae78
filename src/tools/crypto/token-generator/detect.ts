import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const order = /^(?:random )?token(?:\s+(\d{1,3}))?$/i.exec(text);
  return order
    ? { score: 0.9, why: 'A new token', options: { length: Number(order[1] ?? 64) || 64 }, typed: true }
    : undefined;
});
