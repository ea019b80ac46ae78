import { listLook } from '@/engines/looks/list';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = listLook(text);
  return (
    look && {
      score: look.isSorted ? 0.55 : 0.65,
      why: `List of ${look.lines} lines`,
      ...(look.isNumeric && { options: { sortType: 'numeric' } }),
    }
  );
});
