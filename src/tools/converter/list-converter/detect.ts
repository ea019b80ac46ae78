import { sniffList } from '@/engines/sniff/list';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const sniffed = sniffList(text);
  return sniffed && { score: 0.6, why: `List of ${sniffed.lines} lines` };
});
