import { useMemo } from 'react';
import type { ToolOptions } from '@/kit/tool';
import type tool from './tool';

/** What is ignored, and all that the work depends on: the two views of the differences are of one result. */
export function useRequestedRun(values: ToolOptions<typeof tool>, base: string) {
  const { view, ignoreCase, ignorePunctuation, ignoreWhitespace, whitespace, ignoreBlankLines } = values;
  const { threeWay, showAncestor, fileName, contextLines, emptyText } = values;
  const compare = useMemo(
    () => ({ ignoreCase, ignorePunctuation, ignoreWhitespace, whitespace, ignoreBlankLines }),
    [ignoreCase, ignorePunctuation, ignoreWhitespace, whitespace, ignoreBlankLines],
  );
  const asked = useMemo(() => {
    if (view === 'patch') return { ...compare, view, fileName, contextLines, emptyText };
    if (view === 'merge') return { ...compare, view, threeWay, showAncestor, commonAncestor: threeWay ? base : '' };
    return { ...compare, view: 'split' };
  }, [compare, view, threeWay, showAncestor, base, fileName, contextLines, emptyText]);
  return { compare, asked };
}
