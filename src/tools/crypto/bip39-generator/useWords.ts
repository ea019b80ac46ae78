import { useEffect, useState } from 'react';
import { readPath } from '@/engines/crypto/hd-path';
import { InputError } from '@/engines/input-error';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { useForVisit } from '@/ui/storage/visit';
import type tool from './tool';

/** What was typed or drawn last; everything else follows from it. */
type Source =
  | { from: 'random'; turn: number }
  | { from: 'mnemonic' | 'entropy' | 'rolls'; text: string; drawn?: boolean };

/** What is wrong with a path that is asked for. */
function pathProblem({ derivation, path }: { derivation: string; path: string }): string | undefined {
  if (derivation !== 'bip32') return undefined;
  try {
    readPath(path);
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.message;
  }
}

/** The words, what they are made of, and what follows from them. */
export function useWords(slug: string, definition: typeof tool) {
  const options = useOptions(slug, definition.options);
  const run = useRun(slug, definition);
  const { values, ready } = options;
  /** Whether private keys are shown. */
  const [open, setOpen] = useState(false);
  const [source, setSource] = useForVisit<Source>(`${slug}:given`, { from: 'random', turn: 0 });
  const { start, clear, outcome, error } = run;
  const problem = pathProblem(values);
  // Half a path is no reason to take the words away.
  const derivation = problem === undefined ? values.derivation : 'none';

  useEffect(() => {
    if (!ready) return;
    if (source.from !== 'random' && source.text.trim() === '') return clear();
    const typed = source.from === 'random' ? {} : { [source.from]: source.text };
    const entropyFrom = source.from === 'rolls' ? values.entropyFrom : 'random';
    start(undefined, {
      ...values,
      ...{ derivation, entropyFrom, entropy: '', mnemonic: '', rolls: '', privateKeys: open },
      ...typed,
    });
  }, [ready, source, values, derivation, open, start, clear]);

  const found = error ? undefined : outcome?.data;
  const generate = () => setSource({ from: 'random', turn: Date.now() });
  // A new passphrase, or another language for the same entropy, must not draw new words.
  const pin = () => {
    if (source.from === 'random' && found) setSource({ from: 'entropy', text: found.entropy, drawn: true });
  };
  return {
    run,
    values,
    found,
    problem,
    open,
    setOpen(next: boolean) {
      pin();
      setOpen(next);
    },
    /** The field that the error is about. */
    fault: error instanceof InputError ? error.details.field : undefined,
    generate,
    /** Changes what is done with the words, and leaves them. */
    change(changes: Partial<typeof values>) {
      pin();
      options.set(changes);
    },
    setStrength(strength: typeof values.strength) {
      options.set({ strength });
      if (source.from === 'random' || source.drawn || source.text.trim() === '') generate();
    },
    setEntropyFrom(entropyFrom: typeof values.entropyFrom) {
      options.set({ entropyFrom });
      if (entropyFrom === 'random') generate();
      else setSource({ from: 'rolls', text: '' });
    },
    /** The text of a field: as it was typed, or as it follows from what was. */
    shown: (from: 'mnemonic' | 'entropy') => (source.from === from ? source.text : (found?.[from] ?? '')),
    rolls: source.from === 'rolls' ? source.text : '',
    enter: (from: 'mnemonic' | 'entropy' | 'rolls', text: string) => setSource({ from, text }),
  };
}
