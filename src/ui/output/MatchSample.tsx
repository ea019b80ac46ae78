import type { ReactNode } from 'react';
import { EmptySample } from './EmptySample';

interface MatchSampleProps {
  /** Read out in place of the drawing. */
  label: string;
  text: string;
  /** In the order of the text. */
  matches: readonly { at: number; match: string }[];
  /** Buttons under it. */
  actions?: ReactNode;
}

/** Where matches will be marked: a text with a few of them, dimmed. */
export function MatchSample({ label, text, matches, actions }: MatchSampleProps) {
  const ends = [0, ...matches.map(({ at, match }) => at + match.length)];
  return (
    <EmptySample text={label} actions={actions}>
      <pre className="text-out wrapped">
        {matches.map(({ at, match }, place) => (
          <span key={at}>
            {text.slice(ends[place], at)}
            <mark>{match}</mark>
          </span>
        ))}
        {text.slice(ends.at(-1))}
      </pre>
    </EmptySample>
  );
}
