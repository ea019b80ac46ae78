import { sniffGradient } from '@/engines/sniff/gradient';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const sniffed = sniffGradient(text);
  return sniffed && { score: 0.9, why: `${sniffed.type} gradient`, options: { ...sniffed } };
});
