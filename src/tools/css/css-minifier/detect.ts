import { sniffStyles } from '@/engines/sniff/styles';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffStyles(text);
    return sniffed?.language === 'css' ? { score: 0.7, why: 'CSS' } : undefined;
  },
  { reads: 'css' },
);
