import { sniffMarkdown } from '@/engines/sniff/data';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const sniffed = sniffMarkdown(text);
  return sniffed && { score: Math.min(0.88, 0.74 + sniffed.weight * 0.02), why: 'Markdown' };
});
