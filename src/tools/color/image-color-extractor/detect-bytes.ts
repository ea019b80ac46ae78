import { defineDetectBytes, describeKind } from '@/kit/detect/guess';

export default defineDetectBytes((kind) => {
  if (!kind?.mime.startsWith('image/')) return undefined;
  // These are read everywhere, other kinds in a browser alone.
  return { score: 0.9, why: describeKind(kind), ...(['png', 'jpg', 'webp'].includes(kind.ext) && { certain: true }) };
});
