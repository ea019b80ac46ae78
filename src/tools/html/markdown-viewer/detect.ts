import { sniffMarkdown } from '@/engines/sniff/data';
import { sniffItems } from '@/engines/sniff/list';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const sniffed = sniffMarkdown(text);
  // Lines with bullets are written outside Markdown as well.
  if (!sniffed) return sniffItems(text)?.bullets === 'markdown' ? { score: 0.46, why: 'List with bullets' } : undefined;
  return { score: Math.min(0.89, 0.75 + sniffed.weight * 0.02), why: 'Markdown' };
});
