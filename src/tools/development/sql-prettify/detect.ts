import { sqlLook } from '@/engines/looks/sql';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = sqlLook(text);
  return (
    look && { score: 0.95, why: `SQL, ${look.statement}`, ...(look.dialect && { options: { dialect: look.dialect } }) }
  );
});
