import type { Key, ReactNode } from 'react';
import type { summarizeOutcome } from '@/kit/summary';
import { persist } from '../storage/storage';

/** Whether pages list what was done before: one switch for all of them. */
export const savedHistory = persist('localkit:history', (raw) => raw !== false);

export interface Recent<Entry> {
  entries: readonly Entry[];
  /** Forgets them; gives back what brings them back. */
  clear(): () => void;
}

export interface HistoryListProps<Entry> {
  title: string;
  history: Recent<Entry>;
  getKey: (entry: Entry) => Key;
  /** Also passed what tells the main thing of a result in one line: that comes with the list. */
  show: (entry: Entry, summarize: typeof summarizeOutcome) => ReactNode;
  /** What a press on an entry does, in a word or two. */
  action: string;
  onPress: (entry: Entry) => void;
  className?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
}
