import { defineDetectBytes, describeKind } from '@/kit/detect/guess';

export default defineDetectBytes((kind) => {
  if (!kind?.mime.startsWith('image/')) return undefined;
  // Most who open an image want something else.
  return { score: 0.55, why: describeKind(kind), ...(['png', 'jpg', 'webp'].includes(kind.ext) && { certain: true }) };
});
