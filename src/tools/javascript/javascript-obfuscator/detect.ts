import { sniffScript } from '@/engines/sniff/script';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => (sniffScript(text)?.language === 'javascript' ? { score: 0.5, why: 'JavaScript' } : undefined),
  { reads: 'javascript' },
);
