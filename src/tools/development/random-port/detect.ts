import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const order = /^(?:random |free )?port$/i.exec(text);
  return order ? { score: 0.9, why: 'A random port', options: { count: '1' }, typed: true } : undefined;
});
