import { useEffect } from 'react';
import type { OptionValues } from '@/kit/option';
import { useRun } from '@/ui/hooks/useRun';
import type tool from './tool';

/** The page of the text as it is now; none yet while the text is undefined. */
export function useRendered(
  slug: string,
  definition: typeof tool,
  markdown: string | undefined,
  { flavor, formulas, frontMatter, colorCode, contents }: OptionValues<(typeof tool)['options']>,
) {
  const run = useRun(slug, definition);
  const { start } = run;
  // The style is sent on its own: to change it need not read the text again.
  useEffect(() => {
    if (markdown === undefined) return;
    const options = { fontSize: 16, flavor, formulas, frontMatter, colorCode, contents, sourceLines: true };
    start({ markdown, css: '' }, options);
  }, [markdown, start, flavor, formulas, frontMatter, colorCode, contents]);
  return run;
}
