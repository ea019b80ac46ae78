import { defineDetectBytes, describeKind } from '@/kit/detect/guess';

/** Anything has a checksum. */
export default defineDetectBytes((kind) => ({ score: 0.7, why: describeKind(kind) }));
