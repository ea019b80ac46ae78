import { sniffName } from '@/engines/sniff/name';
import { sniffProse } from '@/engines/sniff/prose';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const name = sniffName(text);
  if (name) return { score: name.score, why: `Name in ${name.style}` };
  const prose = sniffProse(text, isCut);
  return prose && { score: 0.4, why: prose.what };
});
