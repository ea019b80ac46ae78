import { type ClipboardEvent, useMemo, useState } from 'react';
import { type Entry, entries, findCategory, findEntry } from '@/kit/catalogue';
import { fullName } from '@/kit/meta';
import { searchTools } from '@/kit/search';
import { toast } from '@/ui/controls/Toast';
import { copyText } from '@/ui/output/clipboard';
import { toolPath } from '../route';
import { navigate } from '../shell/navigation';
import { favourites, recents } from '../storage/visits';
import { PickDialog, type PickItem } from './PickDialog';
import type { Pasted } from './suggest/detect-pasted';
import { openSuggestion } from './suggest/open';
import { PastedNote } from './suggest/PastedNote';
import { isMoreThanTyped } from './suggest/pasted';
import { getRows, type SuggestionRow } from './suggest/rows';
import { useSuggestions } from './suggest/useSuggestions';

/** Before anything is typed: favourites and recents, then the first of the catalogue. */
const suggestions = () =>
  [...new Set([...favourites.get(), ...recents.get()].flatMap((slug) => findEntry(slug) ?? []).concat(entries))].slice(
    0,
    10,
  );

interface Item extends PickItem {
  readonly entry?: Entry;
  readonly row?: SuggestionRow;
}

const entryItem = (entry: Entry): Item => ({
  key: entry.slug,
  icon: entry.icon,
  name: fullName(entry),
  beside: findCategory(entry.category)?.name,
  about: entry.description,
  entry,
});
const rowItem = (row: SuggestionRow): Item => ({
  key: `guess ${row.key}`,
  icon: row.icon,
  name: row.title,
  beside: row.name,
  about: row.detail,
  ...(row.swatch && { swatch: row.swatch }),
  row,
});

/** Finds a tool by its name, or by what it is to be used on; short questions are answered in place. */
export default function Palette({ typedEarly, onClose }: { typedEarly(): string; onClose(): void }) {
  const [typed, setTyped] = useState(typedEarly);
  const [pasted, hold] = useState<Pasted>();
  const provided = useMemo<Pasted | undefined>(
    () => pasted ?? (typed.trim() === '' ? undefined : { kind: 'typed', text: typed }),
    [pasted, typed],
  );
  const suggested = useSuggestions(provided);
  const rows = suggested ? getRows(suggested.list) : [];
  const isSearch = typed.trim() !== '';
  const { hits, nearest, isAbsent } = isSearch
    ? searchTools(typed)
    : { hits: pasted ? [] : suggestions(), nearest: [], isAbsent: false };
  const groups = [
    ...(rows.length > 0 ? [{ title: 'For what you entered', items: rows.map(rowItem) }] : []),
    { ...(rows.length > 0 && { title: 'Tools' }), items: [...hits, ...nearest].map(entryItem) },
  ].filter(({ items }) => items.length > 0);

  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    const text = event.clipboardData.getData('text/plain');
    if (files.length === 0 && !isMoreThanTyped(text)) return;
    event.preventDefault();
    hold(files.length > 0 ? { kind: 'files', files: [...files] } : { kind: 'pasted', text });
  };
  const onPick = ({ entry, row }: Item) => {
    if (entry) navigate(toolPath(entry.slug));
    if (row && provided) openSuggestion(row.suggestion, provided, row.asChain);
  };
  const onCopy = async ({ row }: Item) => {
    const answer = row?.suggestion.answer;
    if (answer !== undefined && (await copyText(answer))) toast({ title: 'Copied', description: answer.slice(0, 100) });
  };
  return (
    <PickDialog
      title="Search tools"
      placeholder={`Search ${entries.length} tools, or paste anything`}
      typed={typed}
      onType={setTyped}
      groups={groups}
      onPick={onPick}
      onCopy={onCopy}
      onClose={onClose}
      onPaste={onPaste}
      note={
        <>
          {rows.some(({ suggestion }) => suggestion.answer !== undefined) && (
            <p className="quiet-note palette-keys">
              <kbd>Enter</kbd> opens it, <kbd>Ctrl</kbd> <kbd>Enter</kbd> copies the answer
            </p>
          )}
          {hits.length === 0 && rows.length === 0 && (isSearch || suggested) && (
            <p className="quiet-note">{missing(nearest.length > 0, pasted !== undefined && !isSearch, isAbsent)}</p>
          )}
        </>
      }
      status={provided ? `${hits.length + rows.length} found` : ''}
    >
      {pasted && <PastedNote pasted={pasted} onClear={() => hold(undefined)} />}
    </PickDialog>
  );
}

function missing(isNear: boolean, hasPasted: boolean, isAbsent: boolean): string {
  if (isAbsent) return 'No tool does this.';
  if (hasPasted) return 'No tool is made for this. Type the name of a tool.';
  return isNear ? 'Closest matches' : 'No tool with that name. Try the input or output format.';
}
