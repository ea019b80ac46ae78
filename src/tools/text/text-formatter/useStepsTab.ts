import { useLayoutEffect, useRef } from 'react';
import type { ToolOptions } from '@/kit/tool';
import type { OptionState } from '@/ui/hooks/useOptions';
import { persist } from '@/ui/storage/storage';
import type tool from './tool';

const putAway = persist('localkit:text-formatter:steps', (raw) => (typeof raw === 'string' ? raw : ''));

/** Steps are set only while their tab is open: a command or a chain that names some does them. Elsewhere they are put away. */
export function useStepsTab({ values, set }: OptionState<ToolOptions<typeof tool>>): void {
  const { group, steps } = values;
  const before = useRef(group);
  useLayoutEffect(() => {
    const left = before.current === 'steps' && group !== 'steps';
    const entered = before.current !== 'steps' && group === 'steps';
    before.current = group;
    if (left) {
      putAway.set(steps);
      if (steps !== '') set({ steps: '' });
    } else if (entered && steps === '' && putAway.get() !== '') set({ steps: putAway.get() });
    // A link that names steps alone.
    else if (group !== 'steps' && steps !== '') set({ group: 'steps' });
  }, [group, steps, set]);
}
