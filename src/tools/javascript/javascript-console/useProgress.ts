import { useRef, useState } from 'react';
import type { Message } from './entry';
import type { useLog } from './useLog';

/** Numbers of groups that one run can have. */
const GROUPS = 1_000_000;

export type Status = 'idle' | 'starting' | 'running' | 'waiting' | 'done' | 'stopped';

/** How far the program is, as the worker tells it. */
export function useProgress({ add, commit }: Pick<ReturnType<typeof useLog>, 'add' | 'commit'>) {
  const [status, setStatus] = useState<Status>('idle');
  const [ms, setMs] = useState<number>();
  const groups = useRef(new Map<number, { parent: number; collapsed: boolean }>());
  return {
    ...{ status, setStatus, ms, setMs },
    groups: groups.current,
    /** @param run tells the groups of one run from those of another. */
    receive(message: Message, run: number) {
      if (message.kind === 'state') {
        commit();
        setStatus((old) => (old === 'stopped' ? old : message.busy ? 'running' : 'done'));
      } else if (message.kind === 'settled') {
        setMs(message.ms);
        setStatus((old) => (old === 'running' ? 'waiting' : old));
      } else if (message.kind === 'entries') {
        for (const entry of message.entries) {
          if (entry.parent > 0) entry.parent += run * GROUPS;
          if (entry.group === undefined) continue;
          entry.group += run * GROUPS;
          groups.current.set(entry.group, { parent: entry.parent, collapsed: entry.collapsed === true });
        }
        add(message.entries, message.left);
      }
    },
  };
}
