import { sniffName } from '@/engines/looks/name';
import { sniffProse } from '@/engines/looks/prose';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const name = sniffName(text);
  if (name) return { score: name.score, why: `Name in ${name.style}` };
  const prose = sniffProse(text, isCut);
  return prose && { score: 0.4, why: prose.what };
});
