import { scriptLook } from '@/engines/looks/script';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = scriptLook(text);
  return look?.language === 'javascript'
    ? { score: Math.min(0.9, 0.78 + look.marks * 0.03), why: 'JavaScript' }
    : undefined;
});
