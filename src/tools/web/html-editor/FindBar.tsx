import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { Switch } from '@/ui/controls/Switch';
import { type Found, findAll, MOST_FOUND, replaceFound, toRange } from './find';
import type { RichText } from './rich-text';

const NAMES = ['html-editor-found', 'html-editor-current'] as const;
/** A long document is searched once the typing pauses. */
const PAUSE_MS = 150;

function mark(name: string, ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined') return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}

/** Finds words in the document, marks them without a change to it, and puts others in their place. */
export function FindBar({ rich, onClose }: { rich: RichText; onClose(): void }) {
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  const [other, setOther] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [found, setFound] = useState<readonly Found[]>([]);
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, found.length - 1));

  const search = (next = wanted, exactly = matchCase) => {
    const all = findAll(rich.element, next, exactly);
    setFound(all);
    mark(NAMES[0], all.map(toRange));
    return all;
  };
  const show = (all: readonly Found[], index: number) => {
    setAt(index);
    const one = all[index];
    mark(NAMES[1], one ? [toRange(one)] : []);
    one?.start.parentElement?.scrollIntoView({ block: 'nearest' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again by what is looked for.
  useEffect(() => {
    const timer = setTimeout(() => show(search(), 0), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, matchCase]);
  useEffect(() => {
    field.current!.focus();
    return () => {
      for (const name of NAMES) mark(name, []);
    };
  }, []);

  const go = (step: number) => {
    const all = search();
    if (all.length > 0) show(all, (current + step + all.length) % all.length);
  };
  const replace = () => {
    const all = search();
    const one = all[current];
    if (!one) return;
    rich.step(() => replaceFound([one], other));
    const rest = search();
    // The button can be pressed no more, and would take the keys with it.
    if (rest.length === 0) field.current!.focus();
    show(rest, rest.length === 0 ? 0 : current % rest.length);
  };
  const replaceAll = () => {
    const all = search();
    if (all.length === 0) return;
    rich.step(() => replaceFound(all, other));
    const rest = search();
    if (rest.length === 0) field.current!.focus();
    show(rest, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      rich.focus();
    } else if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    }
  };
  const count = found.length === MOST_FOUND ? `${MOST_FOUND}+` : found.length;
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
      <p role="status">{wanted === '' ? '' : found.length === 0 ? 'Not found' : `${current + 1} of ${count}`}</p>
      <Button iconOnly small variant="quiet" icon="chevron-up" label="Previous Match" onClick={() => go(-1)} />
      <Button iconOnly small variant="quiet" icon="chevron-down" label="Next Match" onClick={() => go(1)} />
      <Button small label="Replace" disabled={found.length === 0} onClick={replace} />
      <Button small label="Replace All" disabled={found.length === 0} onClick={replaceAll} />
      <Button
        iconOnly
        small
        variant="quiet"
        icon="x"
        label="Close Find"
        onClick={() => {
          onClose();
          rich.focus();
        }}
      />
    </search>
  );
}
