import { sidesOf } from '@/engines/diff/sides';
import { defineDetect } from '@/kit/detect/guess';

const HUNK = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/m;

export default defineDetect((text, isCut) =>
  HUNK.test(text) && !isCut ? { score: 0.9, why: 'Patch', input: sidesOf(text) } : undefined,
);
