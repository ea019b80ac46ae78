import { useEffect, useMemo } from 'react';
import { platformRandom } from '@/engines/random/source';
import { initialValues } from '@/kit/option';
import type { ToolOptions } from '@/kit/tool';
import type { OptionState } from '@/ui/hooks/useOptions';
import { readLink } from '@/ui/storage/link';
import { useForVisit } from '@/ui/storage/visit';
import { readKeyUri, splitKeyUris } from './key-uri';
import type tool from './tool';
import { drawSecret } from './totp';

type Values = ToolOptions<typeof tool>;

export interface Entry {
  readonly secret: string;
  readonly values: Values;
}
interface State {
  readonly entries: readonly Entry[];
  /** The one that is shown. */
  readonly at: number;
}

const getEntry = (uri: string): Entry => {
  const { secret, digits, ...rest } = readKeyUri(uri);
  return { secret, values: { ...rest, digits: String(digits) as Values['digits'] } };
};

/** Accounts of this visit. Who has an account where is nobody's business: it is in memory alone, unlike the options of other pages. */
export function useAccounts(slug: string, shape: (typeof tool)['options']) {
  const initial = useMemo(() => initialValues(shape), [shape]);
  const [{ entries, at }, setState] = useForVisit<State>(`${slug}:accounts`, () => ({
    entries: [{ secret: '', values: initial }],
    at: 0,
  }));
  const current = entries[at]!;

  const change = (next: Partial<Entry>) =>
    setState((old) => ({
      ...old,
      entries: old.entries.map((one, index) => (index === old.at ? { ...one, ...next } : one)),
    }));
  const setValues = (changes: Partial<Values>) =>
    setState((old) => ({
      ...old,
      entries: old.entries.map((one, index) =>
        index === old.at ? { ...one, values: { ...one.values, ...changes } } : one,
      ),
    }));

  // Once the page runs: chance and the address are not there while it is drawn.
  useEffect(() => {
    setState((old) => {
      const [first] = old.entries;
      if (old.entries.length > 1 || !first || first.secret !== '') return old;
      const values = { ...first.values, ...readLink(shape, location) } as Values;
      return { entries: [{ secret: drawSecret(platformRandom()), values }], at: 0 };
    });
  }, [setState, shape]);

  const options: OptionState<Values> = {
    values: current.values,
    set: setValues,
    reset: () => setValues(initial),
    changed: Object.entries(initial).some(([name, value]) => current.values[name as keyof Values] !== value),
    ready: true,
  };

  return {
    entries,
    at,
    current,
    options,
    setSecret: (secret: string) => change({ secret }),
    /** Takes the accounts of one or several key URIs: the first in place of the present one. Throws where one cannot be read. */
    takeUris(text: string) {
      const [first, ...more] = splitKeyUris(text).map(getEntry);
      if (!first) return;
      setState((old) => ({
        ...old,
        entries: [...old.entries.map((one, index) => (index === old.at ? first : one)), ...more],
      }));
    },
    add: () =>
      setState((old) => ({
        entries: [
          ...old.entries,
          {
            secret: drawSecret(platformRandom()),
            values: { ...initial, account: `${initial.account}-${old.entries.length + 1}` },
          },
        ],
        at: old.entries.length,
      })),
    show: (index: number) => setState((old) => ({ ...old, at: index })),
    remove: (index: number) =>
      setState((old) => ({
        entries: old.entries.filter((_, one) => one !== index),
        at: Math.max(0, old.at - (index <= old.at ? 1 : 0)),
      })),
  };
}
