import { type ReactNode, useState } from 'react';
import { type Entry, findable } from '@/kit/catalogue';
import { inOrderOfFit } from '@/kit/detect/next-steps';
import { searchTools } from '@/kit/search';
import { PickDialog } from './PickDialog';

export interface ToolGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

interface ToolPickerProps {
  title: string;
  /** Offered before anything is typed, best first. */
  groups: readonly ToolGroup[];
  /** What the tool would work on: of those that are found, those that accept it come first. */
  text: string;
  /** Whether a tool can be meant at all. */
  allows(slug: string): boolean;
  /** With what was typed to find it. */
  onPick(entry: Entry, typed: string): void;
  onClose(): void;
  /** Above the list. */
  children?: ReactNode;
}

/** Everything else, where the groups leave something out. */
const REST = 'All tools';

function grouped(
  typed: string,
  { groups, text, allows }: Pick<ToolPickerProps, 'groups' | 'text' | 'allows'>,
): ToolGroup[] {
  if (typed.trim() !== '') {
    const { hits, nearest } = searchTools(typed);
    const entries = inOrderOfFit([...hits, ...nearest], text, typed).filter(({ slug }) => allows(slug));
    const title = hits.length > 0 ? 'Found' : 'Closest matches';
    return [{ title: entries.length > 0 ? title : 'No tool with that name works here', entries }];
  }
  const seen = new Set<string>();
  return [...groups, { title: REST, entries: findable }]
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ slug }) => allows(slug) && !seen.has(slug) && seen.add(slug)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const asItem = (entry: Entry) => ({ ...entry, key: entry.slug, about: entry.description });

/** Chooses a tool: what fits first, then a search over all. */
export function ToolPicker({ title, groups, text, allows, onPick, onClose, children }: ToolPickerProps) {
  const [typed, setTyped] = useState('');
  const shown = grouped(typed, { groups, text, allows });
  const found = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <PickDialog
      title={title}
      placeholder={`${title}: type to search`}
      typed={typed}
      onType={setTyped}
      groups={shown.map((group) => ({ title: group.title, items: group.entries.map(asItem) }))}
      onPick={(entry) => onPick(entry, typed)}
      onClose={onClose}
      status={typed && `${found} found`}
    >
      {children}
    </PickDialog>
  );
}
