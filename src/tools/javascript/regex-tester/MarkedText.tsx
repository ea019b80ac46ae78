import { type ReactNode, useEffect, useRef } from 'react';
import type { MatchList } from '@/engines/regex/match-list';
import { firstMatchAt, getSpan } from '@/engines/regex/pieces';
import { LongText } from '@/ui/output/LongText';
import { appearance, getParts, isDense } from './appearance';

/** Up to here the browser lays out and wraps the text itself; beyond, only the rows on screen are drawn. */
const PLAIN_LIMIT = 20_000;
const PLAIN_MARKS = 1_000;

interface MarkedTextProps {
  text: string;
  list: MatchList | undefined;
  /** The match to bring into view. */
  chosen: number | undefined;
  /** The group to be marked. */
  here: number | undefined;
  label: string;
}

/** The text with its matches marked, in any amount. */
export function MarkedText({ text, list, chosen, here, label }: MarkedTextProps) {
  return text.length <= PLAIN_LIMIT && (list?.shown ?? 0) <= PLAIN_MARKS ? (
    <PlainText text={text} list={list} chosen={chosen} here={here} label={label} />
  ) : (
    <TextRows text={text} list={list} chosen={chosen} here={here} label={label} />
  );
}

function PlainText({ text, list, chosen, here, label }: MarkedTextProps) {
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
      {drawSlice(text, 0, text.length, list, chosen, here)}
    </div>
  );
}

function TextRows({ text, list, chosen, here, label }: MarkedTextProps) {
  const place = chosen === undefined ? undefined : list && getSpan(list, chosen)?.start;
  return (
    <LongText
      text={text}
      label={label}
      shown={place}
      colour={(row, start) => {
        const end = start + row.length + 1;
        return drawSlice(text, start, end, list, chosen, here, !list || !isDense(list, start, end));
      }}
    />
  );
}

/** A part of the text with the matches in it marked, those that begin before it or end after it too. */
function drawSlice(
  text: string,
  from: number,
  to: number,
  list: MatchList | undefined,
  chosen?: number,
  here?: number,
  byGroup = true,
): ReactNode {
  if (!list || list.shown === 0) return text.slice(from, to);
  const nodes: ReactNode[] = [];
  let at = from;
  for (let index = firstMatchAt(list, from); index < list.shown; index++) {
    const { start, end } = getSpan(list, index)!;
    // At the very end there is no next part to hold what is empty.
    if (start >= to && !(start === to && to === text.length)) break;
    if (end === from && start < end) continue;
    const first = Math.max(start, from);
    const last = Math.min(end, to);
    const marked = here === undefined ? undefined : getSpan(list, index, here);
    nodes.push(
      text.slice(at, first),
      <mark
        key={index}
        className={`rt-mark ${appearance(index, 0)} ${start === end ? 'nothing' : ''} ${index === chosen ? 'chosen' : ''}`}
      >
        {getParts(list, index, first, last, byGroup).map((piece) => {
          const shown = showBreaks(text.slice(piece.start, piece.end));
          if (piece.group === 0) return shown;
          const isHere = marked && marked.start <= piece.start && piece.end <= marked.end;
          return (
            <span key={piece.start} className={`${appearance(index, piece.group)} ${isHere ? 'rt-here' : ''}`}>
              {shown}
            </span>
          );
        })}
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
