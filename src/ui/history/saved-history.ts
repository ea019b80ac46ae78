import type { Key, ReactNode } from 'react';
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
  show: (entry: Entry) => ReactNode;
  /** What a press on an entry does, in a word or two. */
  action: string;
  onPress: (entry: Entry) => void;
  className?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
}
