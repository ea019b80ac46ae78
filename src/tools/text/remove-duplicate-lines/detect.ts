import { sniffList } from '@/engines/sniff/list';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const sniffed = sniffList(text);
  return sniffed && sniffed.repeated > 0
    ? { score: 0.75, why: `${sniffed.lines} lines, ${sniffed.repeated} repeated` }
    : undefined;
});
