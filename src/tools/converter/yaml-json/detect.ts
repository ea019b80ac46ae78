import { yamlLook } from '@/engines/looks/data';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = yamlLook(text, isCut);
  return look && { score: 0.88, why: `YAML, ${look.lines} lines` };
});
