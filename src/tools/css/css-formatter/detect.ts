import { sniffStyles } from '@/engines/sniff/styles';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffStyles(text);
    return sniffed?.language === 'css'
      ? { score: 0.9, why: `CSS, ${sniffed.rules === 1 ? '1 rule' : `${sniffed.rules} rules`}` }
      : undefined;
  },
  { reads: 'css' },
);
