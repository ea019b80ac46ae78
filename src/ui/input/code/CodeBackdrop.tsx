import type { LanguageSupport } from '@codemirror/language';
import { highlightCode } from '@lezer/highlight';
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '@/kit/input';
import { CLASSES } from './colour';
import { GRAMMARS } from './grammars';

interface Part {
  readonly text: string;
  readonly classes: string;
}

const splitLines = (text: string): readonly Part[][] => text.split('\n').map((line) => [{ text: line, classes: '' }]);

function colourLines(text: string, { language }: LanguageSupport): readonly Part[][] {
  const lines: Part[][] = [[]];
  highlightCode(
    text,
    language.parser.parse(text),
    CLASSES,
    (part, classes) => void lines.at(-1)!.push({ text: part, classes }),
    () => void lines.push([]),
  );
  return lines;
}

interface LineProps {
  parts: readonly Part[];
  /** The column of what is wrong in this line. */
  fault: number | undefined;
}

const drawPart = ({ text, classes }: Part, key: string): ReactNode =>
  classes ? (
    <span key={key} className={classes}>
      {text}
    </span>
  ) : (
    text
  );

function drawParts(parts: readonly Part[], fault: number | undefined): ReactNode[] {
  let at = 0;
  return parts.flatMap((part, index) => {
    const from = at;
    at += part.text.length;
    if (fault === undefined || fault < from || fault >= at) return [drawPart(part, `${index}`)];
    const cut = fault - from;
    const length = Math.max(1, /^\S*/.exec(part.text.slice(cut))?.[0].length ?? 1);
    return [
      drawPart({ ...part, text: part.text.slice(0, cut) }, `${index}a`),
      <u key={`${index}b`} className="code-fault">
        {part.text.slice(cut, cut + length)}
      </u>,
      drawPart({ ...part, text: part.text.slice(cut + length) }, `${index}c`),
    ];
  });
}

const write = (parts: readonly Part[]) => parts.map(({ text, classes }) => `${classes}\0${text}`).join('\0');

const Line = memo(
  ({ parts, fault }: LineProps) => (
    <div className={`code-line ${fault === undefined ? '' : 'code-wrong'}`}>
      {drawParts(parts, fault)}
      {'​'}
    </div>
  ),
  (old, next) => old.fault === next.fault && write(old.parts) === write(next.parts),
);

interface CodeBackdropProps {
  text: string;
  language: Language;
  area: RefObject<HTMLTextAreaElement | null>;
  /** The offset of what is wrong. */
  faultAt: number | undefined;
}

/**
 * Line numbers, colours and the mark of an error behind a text area, whose own letters are not drawn meanwhile. The area stays what is
 * edited: the cursor, Undo, the browser's search and its keyboards work as in any other.
 */
export default function CodeBackdrop({ text, language, area, faultAt }: CodeBackdropProps) {
  const lines = useRef<HTMLDivElement>(null);
  const [grammar, setGrammar] = useState<LanguageSupport>();
  useEffect(() => {
    let current = true;
    GRAMMARS[language]().then(
      (loaded) => current && setGrammar(loaded),
      // Without its grammar it is text of one colour.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [language]);
  const parts = useMemo(() => (grammar ? colourLines(text, grammar) : splitLines(text)), [text, grammar]);

  useLayoutEffect(() => {
    const field = area.current;
    if (!field) return;
    const follow = () => {
      if (lines.current) lines.current.style.transform = `translateY(${-field.scrollTop}px)`;
    };
    field.classList.add('over-code');
    follow();
    field.addEventListener('scroll', follow, { passive: true });
    return () => {
      field.classList.remove('over-code');
      field.removeEventListener('scroll', follow);
    };
  }, [area]);

  const before = faultAt === undefined ? '' : text.slice(0, faultAt);
  const faultLine = faultAt === undefined ? -1 : before.split('\n').length - 1;
  const faultColumn = faultAt === undefined ? 0 : faultAt - (before.lastIndexOf('\n') + 1);
  return (
    <div className="code-back" aria-hidden="true">
      <div className="code-lines" ref={lines}>
        {parts.map((line, at) => (
          <Line key={at} parts={line} fault={at === faultLine ? faultColumn : undefined} />
        ))}
      </div>
    </div>
  );
}
