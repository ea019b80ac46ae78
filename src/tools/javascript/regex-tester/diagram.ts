import { compile } from '@/engines/regex/compile';
import { railroad } from '@/engines/regex/railroad/railroad';
import { toSvg } from '@/engines/regex/railroad/svg';
import type { Picture } from '@/kit/output';

export function drawDiagram(pattern: string, flags: string): Picture {
  compile(pattern, flags);
  const drawn = railroad(pattern, flags);
  return { svg: toSvg(drawn), width: drawn.width, height: drawn.height, alt: drawn.description };
}
