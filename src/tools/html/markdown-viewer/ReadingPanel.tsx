import { type RefObject, useDeferredValue, useMemo } from 'react';
import { countWords } from '@/families/editing/count-words';
import { withoutData } from '@/families/editing/inline-data';
import { openLink } from '@/families/markdown/open-link';
import { Preview } from '@/families/markdown/Preview';
import type { PreviewHandle } from '@/families/markdown/PreviewFrame';
import type { OptionValues } from '@/kit/option';
import { type Shown, toText } from '@/kit/output';
import { Tabs } from '@/ui/controls/Tabs';
import type { Run } from '@/ui/hooks/useRun';
import { plural } from '@/ui/output/count';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { Document } from './saved';
import type tool from './tool';

/** How quickly people read silently (Brysbaert, 2019). */
const WORDS_A_MINUTE = 238;
const TABS = { preview: 'Preview', css: 'Custom CSS' } as const;
export type ReadingTab = keyof typeof TABS;

interface ReadingPanelProps {
  slug: string;
  definition: typeof tool;
  options: OptionValues<(typeof tool)['options']>;
  run: Run<typeof tool>;
  document: Document;
  onCss(css: string): void;
  tab: ReadingTab;
  onTab(tab: ReadingTab): void;
  remote: boolean;
  preview: RefObject<PreviewHandle | null>;
  /** Tells the line that was scrolled to. */
  onScroll(line: number): void;
}

/** The page that the Markdown makes, and the style that the visitor gives it. */
export function ReadingPanel(props: ReadingPanelProps) {
  const { slug, definition, options, run, document, onCss, tab, onTab, remote, preview, onScroll } = props;
  const { markdown, css } = document;
  const { css: cssInput } = definition.input;
  const { outcome } = run;
  const html = outcome ? toText(outcome.shown) : '';
  // Lines are for scrolling in step: what is copied and passed on has none.
  const result = useMemo(
    () => outcome && { ...outcome, shown: { ...outcome.shown, value: html.replace(/ data-line="\d+"/g, '') } as Shown },
    [outcome, html],
  );
  const lines = useMemo(() => markdown.split('\n').length, [markdown]);
  // Of a long text the words are counted when there is time, not at every keystroke.
  const settled = useDeferredValue(markdown);
  const words = useMemo(() => countWords(withoutData(settled)), [settled]);

  return (
    <ResultPanel
      slug={slug}
      tool={definition}
      run={{ ...run, outcome: result, stale: false }}
      options={options}
      title="Page"
      // Not in the page as it is built: two engines may count a few words otherwise.
      aside={outcome && words > 0 && `${plural(words, 'word')} · ${Math.ceil(words / WORDS_A_MINUTE)} min`}
      save={null}
      share={null}
    >
      <Tabs label="View" className="markdown-tabs" tabs={TABS} value={tab} onChange={onTab}>
        <div className="markdown-pane" hidden={tab !== 'preview'}>
          {html !== '' && (
            <Preview
              className="markdown-frame"
              html={html}
              lines={lines}
              css={css}
              fontSize={options.fontSize}
              remote={remote}
              handle={preview}
              onScroll={onScroll}
              onLink={openLink}
            />
          )}
        </div>
        <div className="markdown-pane" hidden={tab !== 'css'}>
          <textarea
            aria-label={cssInput.label}
            placeholder={cssInput.placeholder}
            value={css}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={(event) => onCss(event.target.value)}
          />
        </div>
      </Tabs>
    </ResultPanel>
  );
}
