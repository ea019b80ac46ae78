import { useId, useRef } from 'react';
import { questionPieces } from '@/engines/units/question-pieces';

interface SentenceProps {
  label: string;
  placeholder: string | undefined;
  value: string;
  /** The text is a question that was understood. */
  isUnderstood: boolean;
  isWrong: boolean;
  onChange(value: string): void;
}

/** One field for a number or a whole question; marks behind its text show what was understood. */
export function Sentence({ label, placeholder, value, isUnderstood, isWrong, onChange }: SentenceProps) {
  const id = useId();
  const marks = useRef<HTMLDivElement>(null);
  return (
    <div className="uc-sentence">
      <label htmlFor={id}>{label}</label>
      <div className="uc-typed">
        <div ref={marks} className="uc-marks" aria-hidden="true">
          {isUnderstood &&
            questionPieces(value).map(({ text, isNamed }, at) =>
              isNamed ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
        </div>
        <input
          id={id}
          data-main-input=""
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          aria-invalid={isWrong || undefined}
          onChange={(event) => onChange(event.target.value)}
          // A long text is pushed sideways, and its marks with it.
          onScroll={({ currentTarget }) => {
            if (marks.current) marks.current.scrollLeft = currentTarget.scrollLeft;
          }}
        />
      </div>
    </div>
  );
}
