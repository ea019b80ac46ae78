import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { MatchList } from '@/engines/regex/match-list';
import { firstMatchAt, getSpan } from '@/engines/regex/pieces';
import { GROUP_COLOURS, getMarks } from './appearance';
import { canHighlight, setHighlights, visiblePart } from './highlights';
import { useMirror } from './useMirror';

/** A shorter text is coloured whole: finding out what is seen of it would take as long. */
const SHORT = 2_000;
/** A group within look-ahead can reach far: those of so many matches are marked. */
const MOST_HERE = 1_000;

const NAMES = ['rt-even', 'rt-odd', ...Array.from({ length: GROUP_COLOURS }, (_, at) => `rt-g${at + 1}`), 'rt-here-t'];

interface TextColoursProps {
  text: string;
  list: MatchList | undefined;
  here: number | undefined;
}

/** The matches and their groups in colours, behind the text that is typed. */
export default function TextColours({ text, list, here }: TextColoursProps) {
  const layer = useRef<HTMLDivElement>(null);
  const getArea = useCallback(() => layer.current?.parentElement?.querySelector('textarea') ?? null, []);
  useMirror(getArea, layer, text);

  useEffect(() => () => setHighlights(NAMES, null, []), []);
  useLayoutEffect(() => {
    const node = layer.current?.firstChild as Text | null;
    if (!canHighlight()) return;
    const colour = () => {
      if (!list || !node || text === '') return setHighlights(NAMES, null, []);
      const { from, to } = text.length <= SHORT ? { from: 0, to: text.length } : visiblePart(node, layer.current!);
      const ranges = getMarks(list, from, to).map(({ start, end, className }) => ({ start, end, name: className }));
      if (here !== undefined) {
        const first = firstMatchAt(list, from);
        for (let match = first; match < Math.min(list.shown, first + MOST_HERE); match++) {
          if (getSpan(list, match)!.start > to) break;
          const span = getSpan(list, match, here);
          if (span) ranges.push({ ...span, name: 'rt-here-t' });
        }
      }
      setHighlights(NAMES, node, ranges);
    };
    colour();
    if (text.length <= SHORT) return;
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(colour);
    };
    const area = getArea();
    area?.addEventListener('scroll', again, { passive: true });
    const observer = new ResizeObserver(again);
    observer.observe(layer.current!);
    return () => {
      cancelAnimationFrame(frame);
      area?.removeEventListener('scroll', again);
      observer.disconnect();
    };
  }, [text, list, here, getArea]);

  return (
    <div ref={layer} className="rt-behind" aria-hidden="true">
      {text}
      {/* An empty last line is one in a text area, but not here. */}
      {'\n'}
    </div>
  );
}
