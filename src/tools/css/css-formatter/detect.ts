import { stylesLook } from '@/engines/looks/styles';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const look = stylesLook(text);
  return look?.language === 'css'
    ? { score: 0.9, why: `CSS, ${look.rules === 1 ? '1 rule' : `${look.rules} rules`}` }
    : undefined;
});
