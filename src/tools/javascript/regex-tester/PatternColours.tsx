import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { groupInText } from '@/engines/regex/pieces';
import { groupAt, type TokenKind, tokenize } from '@/engines/regex/tokens';
import { GROUP_COLOURS, groupColour } from './appearance';
import { canHighlight, setHighlights } from './highlights';
import { useMirror } from './useMirror';
import type { Regex } from './useRegex';

const KINDS: readonly TokenKind[] = ['group', 'class', 'set', 'escape', 'quantifier', 'anchor', 'or', 'wrong'];
const NAMES = [
  ...KINDS.map((kind) => `rt-${kind}`),
  ...Array.from({ length: GROUP_COLOURS }, (_, at) => `rt-p${at + 1}`),
  'rt-here-p',
];

interface PatternColoursProps {
  regex: Regex;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** The pattern with its tokens in colours, behind a field whose own letters are clear; and where the cursor is. */
export default function PatternColours({ regex, area }: PatternColoursProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { pattern, flags } = regex.setup;
  const { here, setHere, list } = regex;
  const read = useMemo(() => tokenize(pattern, flags), [pattern, flags]);
  const getArea = useCallback(() => area.current, [area]);
  useMirror(getArea, layer, pattern);

  useLayoutEffect(() => {
    if (!canHighlight()) return;
    const field = area.current;
    field?.classList.add('rt-clear');
    return () => {
      field?.classList.remove('rt-clear');
      setHighlights(NAMES, null, []);
    };
  }, [area]);

  useLayoutEffect(() => {
    if (!canHighlight()) return;
    const marked = here === undefined ? undefined : read.groups[here - 1];
    setHighlights(NAMES, layer.current!.firstChild as Text | null, [
      ...read.tokens.map(({ start, end, kind }) => ({ start, end, name: `rt-${kind}` })),
      ...read.tokens.flatMap(({ start, end, group, kind }) =>
        group === undefined || kind === 'wrong' ? [] : [{ start, end, name: `rt-p${groupColour(group)}` }],
      ),
      ...(marked ? [{ ...marked, name: 'rt-here-p' }] : []),
    ]);
  }, [read, here]);

  useEffect(() => {
    const update = () => {
      const field = document.activeElement;
      if (!(field instanceof HTMLTextAreaElement)) return;
      if (field === area.current) setHere(groupAt(read, field.selectionStart));
      else if (field.closest('.input-box')) setHere(list && groupInText(list, field.selectionStart));
    };
    update();
    document.addEventListener('selectionchange', update);
    return () => document.removeEventListener('selectionchange', update);
  }, [area, read, list, setHere]);

  return (
    <div ref={layer} className="rt-behind" aria-hidden="true">
      {pattern}
    </div>
  );
}
