import { defineDetectBytes, describeKind } from '@/kit/detect/guess';

/** Anything can be sent as text. */
export default defineDetectBytes((kind) => ({ score: 0.6, why: describeKind(kind) }));
