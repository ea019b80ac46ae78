import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '@/ui/controls/Icon';
import { useForVisit } from '@/ui/storage/visit';
import { remember } from './remember';

/** A line of code that is evaluated where the program left off. Up and Down bring back earlier ones. */
export function Prompt({ slug, onEnter }: { slug: string; onEnter(code: string): void }) {
  const [text, setText] = useForVisit(`${slug}:line`, '');
  const [past, setPast] = useForVisit<readonly string[]>(`${slug}:lines`, []);
  /** How far back in the past the line shown is; -1 is what is being typed. */
  const [at, setAt] = useState(-1);
  const draft = useRef('');

  const recall = (next: number) => {
    if (next < -1 || next >= past.length) return;
    if (at === -1) draft.current = text;
    setAt(next);
    setText(next === -1 ? draft.current : past[next]!);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (text.trim() === '') return;
      setPast((old) => remember(old, text));
      setAt(-1);
      setText('');
      onEnter(text);
    } else if (event.key === 'ArrowUp' && !value.slice(0, selectionStart).includes('\n')) {
      event.preventDefault();
      recall(at + 1);
    } else if (event.key === 'ArrowDown' && !value.slice(selectionEnd).includes('\n')) {
      event.preventDefault();
      recall(at - 1);
    }
  };
  return (
    <div className="js-prompt">
      <Icon name="chevron-right" />
      <textarea
        aria-label="Evaluate"
        placeholder="Evaluate an expression"
        rows={Math.min(6, text.split('\n').length)}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
