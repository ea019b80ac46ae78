import { defineDetectBytes, describeKind } from '@/kit/detect/guess';

export default defineDetectBytes((kind) =>
  kind?.mime.startsWith('image/') ? { score: 0.9, why: describeKind(kind) } : undefined,
);
