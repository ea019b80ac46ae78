import { keep, saveItem } from '@/ui/storage/saved-list';
import { persist, readList } from '@/ui/storage/storage';

export interface Saved {
  readonly name: string;
  /** In the words of the command line. */
  readonly chain: string;
}

const MOST = 200;

const text = (value: unknown, most: number) => (typeof value === 'string' && value.length <= most ? value : undefined);

export const saved = persist(
  'localkit:chains',
  readList<Saved>(MOST, (raw) => {
    const [name, chain] = [text(raw.name, 200), text(raw.chain, 100_000)];
    return name === undefined || chain === undefined ? undefined : { name, chain };
  }),
);

/** Keeps a chain under a name; one of that name is replaced. Tells the visitor. */
export const save = (one: Saved): boolean =>
  saveItem(saved, one, `Saved as ${one.name}`, {
    most: MOST,
    items: 'chains',
    isSame: ({ name }) => name === one.name,
  });
export const forget = (name: string): boolean =>
  keep(
    saved,
    saved.get().filter((one) => one.name !== name),
  );

export function rename(from: string, to: string): boolean {
  const others = saved.get().filter((one) => one.name !== to || to === from);
  return keep(
    saved,
    others.map((one) => (one.name === from ? { ...one, name: to } : one)),
  );
}
