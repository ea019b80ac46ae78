import { nameLook } from '@/engines/looks/name';
import { proseLook } from '@/engines/looks/prose';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const name = nameLook(text);
  if (name) return { score: name.score, why: `Name in ${name.style}` };
  const prose = proseLook(text, isCut);
  return prose && { score: 0.4, why: prose.what };
});
