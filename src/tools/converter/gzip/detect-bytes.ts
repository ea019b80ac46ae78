import { defineDetectBytes } from '@/kit/detect/guess';

export default defineDetectBytes((kind) =>
  kind?.mime === 'application/gzip'
    ? { score: 0.95, why: 'gzip', options: { mode: 'decompress' }, unpacks: true }
    : undefined,
);
