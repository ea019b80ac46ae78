import { scriptLook } from '@/engines/looks/script';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) =>
  scriptLook(text)?.language === 'javascript' ? { score: 0.65, why: 'JavaScript' } : undefined,
);
