import { sniffYaml } from '@/engines/sniff/data';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const sniffed = sniffYaml(text, isCut);
  return sniffed && { score: sniffed.isShort ? 0.46 : 0.88, why: `YAML, ${sniffed.lines} lines` };
});
