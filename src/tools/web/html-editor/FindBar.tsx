import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { Switch } from '@/ui/controls/Switch';
import type { RichText } from './rich-text';
import { useFind } from './useFind';

/** What is looked for in the document, and what takes its place. */
export function FindBar({ rich, onClose }: { rich: RichText; onClose(): void }) {
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  const [other, setOther] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const { none, place, go, replace, replaceAll } = useFind(rich, wanted, matchCase);
  useEffect(() => field.current!.focus(), []);

  // Once nothing is left the button can be pressed no more, and would take the keys with it.
  const orBack = (isMore: boolean) => {
    if (!isMore) field.current!.focus();
  };
  const close = () => {
    onClose();
    rich.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    }
  };
  return (
    <search className="html-editor-find" onKeyDown={onKeyDown}>
      <label className="field">
        <span>Find</span>
        <input
          ref={field}
          type="text"
          value={wanted}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      <label className="field">
        <span>Replace with</span>
        <input
          type="text"
          value={other}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setOther(event.target.value)}
        />
      </label>
      <Switch variant="checkbox" label="Match Case" on={matchCase} onChange={setMatchCase} />
      <p role="status">{wanted === '' ? '' : place}</p>
      <Button iconOnly small variant="quiet" icon="chevron-up" label="Previous Match" onClick={() => go(-1)} />
      <Button iconOnly small variant="quiet" icon="chevron-down" label="Next Match" onClick={() => go(1)} />
      <Button small label="Replace" disabled={none} onClick={() => orBack(replace(other))} />
      <Button small label="Replace All" disabled={none} onClick={() => orBack(replaceAll(other))} />
      <Button iconOnly small variant="quiet" icon="x" label="Close Find" onClick={close} />
    </search>
  );
}
