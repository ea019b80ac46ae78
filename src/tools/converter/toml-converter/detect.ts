import { tomlLook } from '@/engines/looks/data';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = tomlLook(text);
  return look && { score: 0.93, why: `TOML, ${look.keys} keys` };
});
