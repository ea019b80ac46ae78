import { useEffect, useMemo, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { plural } from '@/ui/output/count';
import { type Found, findPattern, findPlain, isPlain } from './find';
import type { TextEditing } from './useEditor';

interface FindBarProps {
  text: string;
  editor: TextEditing;
  tooLong: boolean;
}

interface Search {
  places: readonly Found[];
  replace(replacement: string): readonly string[];
  problem?: string;
}

const NOTHING: Search = { places: [], replace: () => [] };
/** Patterns are looked for once the typing pauses. */
const PAUSE_MS = 150;

/** What is found now; with a pattern a moment later. */
function useSearch(text: string, find: string, regex: boolean, ignoreCase: boolean): Search {
  const plain = isPlain({ regex, ignoreCase });
  const exact = useMemo((): Search => {
    const places = plain ? findPlain(text, find) : [];
    return { places, replace: (replacement) => places.map(() => replacement) };
  }, [text, find, plain]);
  const [matched, setMatched] = useState(NOTHING);
  useEffect(() => {
    if (plain || find === '') return setMatched(NOTHING);
    let current = true;
    const timer = setTimeout(async () => {
      try {
        const found = await findPattern(text, find, { regex, ignoreCase });
        if (current) setMatched(found);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        if (current) setMatched({ ...NOTHING, problem: error.message });
      }
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, find, regex, ignoreCase, plain]);
  return plain ? exact : matched;
}

export function FindBar({ text, editor, tooLong }: FindBarProps) {
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const [regex, setRegex] = useState(false);
  const [ignoreCase, setIgnoreCase] = useState(false);
  const { places, replace, problem } = useSearch(text, find, regex, ignoreCase);
  const found = places.length;
  const fixed = !editor.Editor || tooLong;
  return (
    <form
      className="text-editor-find"
      aria-label="Find and replace"
      onSubmit={(event) => {
        event.preventDefault();
        if (find !== '' && !editor.findNext(places)) toast('Nothing found');
      }}
    >
      <label className="field">
        <span>Find</span>
        <input
          type="text"
          value={find}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          onChange={(event) => setFind(event.target.value)}
        />
      </label>
      <label className="field">
        <span>Replace</span>
        <input
          type="text"
          value={replacement}
          autoComplete="off"
          onChange={(event) => setReplacement(event.target.value)}
        />
      </label>
      <Button
        iconOnly
        small
        variant="quiet"
        icon="regex"
        label="Regex"
        aria-pressed={regex}
        onClick={() => setRegex(!regex)}
      />
      <Button
        iconOnly
        small
        variant="quiet"
        icon="case-sensitive"
        label="Ignore Case"
        aria-pressed={ignoreCase}
        onClick={() => setIgnoreCase(!ignoreCase)}
      />
      <Button small type="submit" label="Find Next" disabled={found === 0 || fixed} />
      <Button
        small
        label="Replace All"
        disabled={find === '' || fixed || problem !== undefined}
        onClick={() => {
          const texts = replace(replacement);
          editor.replaceAll(places.map((place, at) => ({ ...place, insert: texts[at]! })));
          toast(found === 0 ? 'Nothing found' : `${plural(found, 'occurrence')} replaced`);
        }}
      />
      <span className={`text-editor-found ${problem ? 'wrong' : ''}`} role="status">
        {find !== '' && (problem ?? `${grouped(found)} found`)}
      </span>
    </form>
  );
}
