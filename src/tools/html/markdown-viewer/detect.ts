import { markdownLook } from '@/engines/looks/data';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = markdownLook(text);
  return look && { score: Math.min(0.89, 0.75 + look.weight * 0.02), why: 'Markdown' };
});
