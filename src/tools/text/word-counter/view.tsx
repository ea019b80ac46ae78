import { lazy, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { grouped } from '@/engines/number/grouped';
import { countText } from '@/engines/text/count';
import { Boundary } from '@/ui/output/Boundary';
import { plural } from '@/ui/output/count';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const Fits = lazy(() => import('./Fits'));

/** A longer text fits nowhere, and takes a while to measure. */
const MOST_FITTED = 20_000;

/** What is selected in the field of the page. */
function useSelection(): string {
  const [selected, setSelected] = useState('');
  useEffect(() => {
    const read = () => {
      const area = document.activeElement;
      if (!(area instanceof HTMLTextAreaElement) || !area.closest('.word-counter')) return;
      setSelected(area.value.slice(area.selectionStart, area.selectionEnd));
    };
    document.addEventListener('selectionchange', read);
    // Some browsers tell of a field's selection by this alone; and what is typed over is selected no more.
    document.addEventListener('select', read);
    document.addEventListener('input', read);
    return () => {
      for (const type of ['selectionchange', 'select', 'input']) document.removeEventListener(type, read);
    };
  }, []);
  return useDeferredValue(selected);
}

/** The shared page, with counts of what is selected, and how the text fits where texts go. */
export default function WordCounter(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props, { each: true });
  const selected = useSelection();
  const counts = useMemo(() => (selected === '' ? undefined : countText(selected)), [selected]);
  const { show, goal } = transform.options.values as { show: string; goal: number };
  const text = useDeferredValue(transform.text);
  const fits = show === 'counts' && transform.run.outcome && text.trim() !== '' && text.length <= MOST_FITTED;
  return (
    <TransformLayout
      transform={transform}
      className="word-counter"
      belowResult={
        <>
          {counts && (
            <p className="quiet-note panel-body">
              Selected: <b>{plural(counts.words, 'word')}</b>, {plural(counts.characters, 'character')} (
              {grouped(counts.withoutSpaces)} without spaces), {plural(counts.sentences, 'sentence')}
            </p>
          )}
          {fits && (
            <Boundary what="How it fits" fallback={null}>
              <Fits text={text} goal={goal} />
            </Boundary>
          )}
        </>
      }
    />
  );
}
