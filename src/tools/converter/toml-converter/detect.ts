import { sniffToml } from '@/engines/sniff/data';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    const sniffed = sniffToml(text);
    return sniffed && { score: 0.93, why: `TOML, ${sniffed.keys} keys` };
  },
  { reads: 'toml' },
);
