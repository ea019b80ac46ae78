import { yamlLook } from '@/engines/looks/data';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = yamlLook(text, isCut);
  return look && { score: 0.6, why: `YAML, ${look.lines} lines` };
});
