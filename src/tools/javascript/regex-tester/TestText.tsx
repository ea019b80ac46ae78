import { lazy, useCallback, useMemo } from 'react';
import { carryOver } from '@/engines/regex/pieces';
import { Button } from '@/ui/controls/Button';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { toast } from '@/ui/controls/Toast';
import { useStarted } from '@/ui/hooks/useStarted';
import { InputBox } from '@/ui/input/InputBox';
import { Boundary } from '@/ui/output/Boundary';
import { getMarks, isDense } from './appearance';
import type tool from './tool';
import type { Regex } from './useRegex';

const TextColours = lazy(() => import('./TextColours'));

/** The text to search, with its matches coloured where it is typed. */
export function TestText({ tool: { input, examples }, regex }: { tool: typeof tool; regex: Regex }) {
  const started = useStarted();
  const { list, here } = regex;
  const { load, enter } = regex.steps;
  const { pattern, replacement, text } = regex.setup;
  const isEmpty = pattern + replacement + text === '';
  // What was found last, moved along with what is typed until it is found anew.
  const carried = useMemo(() => list && carryOver(list, list.text, text), [list, text]);
  const marks = useCallback(
    (from: number, to: number) => (carried ? getMarks(carried, from, to, here, !isDense(carried, from, to)) : []),
    [carried, here],
  );

  const clearAll = () => {
    load({ pattern: '', replacement: '', text: '' });
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => load({ pattern, replacement, text }) } });
  };
  return (
    <InputBox
      input={input}
      value={text}
      onChange={(value) => enter({ text: value })}
      marks={marks}
      behind={
        started && (
          <Boundary what="The colors" fallback={null}>
            <TextColours text={text} list={carried} here={here} />
          </Boundary>
        )
      }
      actions={
        <>
          <ExamplesMenu examples={examples} onPick={regex.tryExample} />
          <Button
            iconOnly
            variant="quiet"
            icon="trash-2"
            label="Clear All"
            aria-disabled={isEmpty}
            onClick={isEmpty ? undefined : clearAll}
          />
        </>
      }
    />
  );
}
