import { sniffYaml } from '@/engines/sniff/data';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text, isCut) => {
    const sniffed = sniffYaml(text, isCut);
    return sniffed && !sniffed.isShort ? { score: 0.6, why: `YAML, ${sniffed.lines} lines` } : undefined;
  },
  { reads: 'yaml' },
);
