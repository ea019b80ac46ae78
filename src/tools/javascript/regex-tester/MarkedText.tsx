import { type ReactNode, useEffect, useRef } from 'react';
import type { MatchList } from '@/engines/regex/match-list';
import { LongText } from '@/ui/LongText';

/** Up to here the browser lays out and wraps the text itself; beyond, only the rows on screen are drawn. */
const PLAIN_LIMIT = 20_000;
const PLAIN_MARKS = 1_000;

interface MarkedTextProps {
  text: string;
  list: MatchList | undefined;
  /** The match to bring into view. */
  chosen: number | undefined;
  label: string;
}

/** The text with its matches marked, in any amount. */
export function MarkedText({ text, list, chosen, label }: MarkedTextProps) {
  return text.length <= PLAIN_LIMIT && (list?.shown ?? 0) <= PLAIN_MARKS ? (
    <PlainText text={text} list={list} chosen={chosen} label={label} />
  ) : (
    <TextRows text={text} list={list} chosen={chosen} label={label} />
  );
}

function PlainText({ text, list, chosen, label }: MarkedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== undefined) box.current?.querySelector('.chosen')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area cannot hold marks.
    <div
      ref={box}
      className="text-out wrapped"
      tabIndex={0}
      role="textbox"
      aria-readonly="true"
      aria-multiline="true"
      aria-label={label}
    >
      {drawSlice(text, 0, text.length, list, chosen)}
    </div>
  );
}

function TextRows({ text, list, chosen, label }: MarkedTextProps) {
  const place = chosen === undefined ? undefined : list?.spans[chosen * strideOf(list)];
  return (
    <LongText
      text={text}
      label={label}
      shown={place}
      colour={(row, start) => drawSlice(text, start, start + row.length + 1, list, chosen)}
    />
  );
}

/** The first index from 0 to `count` for which `isPast` holds; once it does, it holds for all that follow. */
function search(count: number, isPast: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const strideOf = ({ groupNames }: MatchList): number => 2 * (groupNames.length + 1);

/** A part of the text with the matches in it marked, those that begin before it or end after it too. */
function drawSlice(text: string, from: number, to: number, list: MatchList | undefined, chosen?: number): ReactNode {
  if (!list || list.shown === 0) return text.slice(from, to);
  const { spans, shown } = list;
  const stride = strideOf(list);
  const nodes: ReactNode[] = [];
  let at = from;
  for (let index = search(shown, (match) => spans[match * stride + 1]! >= from); index < shown; index++) {
    const start = spans[index * stride]!;
    const end = spans[index * stride + 1]!;
    // At the very end there is no next part to hold what is empty.
    if (start >= to && !(start === to && to === text.length)) break;
    if (end === from && start < end) continue;
    const first = Math.max(start, from);
    const last = Math.min(end, to);
    nodes.push(
      text.slice(at, first),
      <mark
        key={index}
        className={`rt-mark ${index % 2 ? 'odd' : ''} ${start === end ? 'nothing' : ''} ${index === chosen ? 'chosen' : ''}`}
      >
        {showBreaks(text.slice(first, last))}
      </mark>,
    );
    at = last;
  }
  nodes.push(text.slice(at, to));
  return nodes;
}

/** A matched line break is drawn as a sign, for it would not be seen. */
function showBreaks(marked: string): ReactNode {
  if (!marked.includes('\n')) return marked;
  return marked.split('\n').map((line, at) => (
    <span key={at} className={at > 0 ? 'rt-break' : undefined}>
      {at > 0 && '\n'}
      {line}
    </span>
  ));
}
