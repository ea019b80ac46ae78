import { highlightCode, tagHighlighter } from '@lezer/highlight';
import type { ReactNode } from 'react';
import type { Language } from '@/kit/input';
import { GRAMMARS, PARTS } from './grammars';

export const CLASSES = tagHighlighter(
  Object.entries(PARTS).flatMap(([part, tags]) => tags.map((tag) => ({ tag, class: `t-${part}` }))),
);

/** A whole text with its parts coloured, by the grammar that editors use. */
export async function colourText(text: string, language: Language): Promise<ReactNode[]> {
  const { language: grammar } = await GRAMMARS[language]();
  const parts: ReactNode[] = [];
  highlightCode(
    text,
    grammar.parser.parse(text),
    CLASSES,
    (part, classes) =>
      parts.push(
        classes ? (
          <span key={parts.length} className={classes}>
            {part}
          </span>
        ) : (
          part
        ),
      ),
    () => parts.push('\n'),
  );
  return parts;
}
