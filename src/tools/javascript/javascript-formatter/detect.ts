import { sniffScript } from '@/engines/sniff/script';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffScript(text);
    return sniffed?.language === 'javascript'
      ? { score: Math.min(0.9, 0.78 + sniffed.marks * 0.03), why: 'JavaScript' }
      : undefined;
  },
  { reads: 'javascript' },
);
