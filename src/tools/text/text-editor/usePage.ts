import { useEffect, useState } from 'react';
import { runOnce } from '@/families/editing/run-once';
import type { OptionValues } from '@/kit/option';
import { toText } from '@/kit/output';
import { useRun } from '@/ui/hooks/useRun';
import type tool from './tool';

export type TextOptions = OptionValues<(typeof tool)['options']>;

/** The page follows once the typing pauses this long. */
const PAUSE_MS = 300;
/** The style is sent to the preview on its own: to change it need not read the text again. */
const PLAIN = { fontSize: 16, css: '' };

/** The page that the text makes. */
export function usePage(slug: string, definition: typeof tool, text: string, options: TextOptions) {
  const { flavor, formulas, frontMatter, colorCode, contents } = options;
  /** The text as it was when the typing last paused. */
  const [settled, setSettled] = useState('');
  const run = useRun(slug, definition);
  const { start, clear, outcome } = run;

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (settled === '') clear();
    else start(settled, { ...PLAIN, flavor, formulas, frontMatter, colorCode, contents });
  }, [settled, start, clear, flavor, formulas, frontMatter, colorCode, contents]);

  const shown = settled === '' ? undefined : outcome;
  return {
    settled,
    run,
    html: shown ? toText(shown.shown) : '',
    headings: shown?.data.headings ?? [],
    /** What Copy HTML takes: the body alone, of the text as it is now. */
    async copyHtml() {
      const [{ getBody }, made] = await Promise.all([
        import('@/engines/markdown/write-page'),
        runOnce(definition, { slug, input: text, options: { ...options, ...PLAIN } }),
      ]);
      return getBody(toText(made.shown));
    },
  };
}

export type Page = ReturnType<typeof usePage>;
