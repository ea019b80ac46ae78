import { lazy } from 'react';
import { InputError } from '@/engines/input-error';
import type { Chain, Definitions } from '@/kit/chain/chain';
import { getEnding } from '@/kit/chain/names';
import type { Shown } from '@/kit/output';
import { Boundary } from '@/ui/output/Boundary';
import { plural } from '@/ui/output/count';
import { OutputPanel } from '@/ui/output/OutputPanel';
import type { ChainRun } from './useChainRun';

const FilesPanel = lazy(() => import('./FilesPanel'));

/** What is shown where no tool has anything to say about how. */
const PLAIN = { output: { kind: 'text', label: 'Result' }, options: {}, action: '', examples: [] } as const;

/** What came out: lines as a table. */
export const getShown = ({ rows, whole }: ChainRun): Shown | undefined =>
  rows
    ? {
        kind: 'table',
        value: {
          columns: ['Input', 'Result', 'Error'],
          rows: rows.map(({ input, result = '', error = '' }) => [input, result, error]),
        },
      }
    : whole?.shown;

interface ChainResultProps {
  /** Names what is kept of the panel. */
  slug: string;
  chain: Chain;
  defined: Definitions | undefined;
  files: readonly File[];
  run: ChainRun;
  shown: Shown | undefined;
  stop(): void;
}

/** What comes out at the end, of one input or of every file. */
export function ChainResult({ slug, chain, defined, files, run, shown, stop }: ChainResultProps) {
  const last = chain.steps.findLast(({ off }) => !off);
  if (files.length > 1)
    return (
      <Boundary what="The results" fallback={null}>
        <FilesPanel
          chain={chain}
          files={files}
          defined={defined}
          ending={defined ? getEnding(last, defined) : '.txt'}
        />
      </Boundary>
    );
  const tool = last && !run.rows && last.take === undefined ? defined?.(last.tool) : undefined;
  const bad = run.rows?.filter(({ error }) => error !== undefined).length ?? 0;
  return (
    <OutputPanel
      slug={slug}
      tool={(tool ?? PLAIN) as never}
      title="Result"
      run={{
        outcome: shown && {
          shown,
          notes: bad > 0 ? [`${plural(bad, 'line')} failed`] : [],
          facts: run.whole?.facts ?? [],
          data: undefined,
        },
        error: run.failed && new InputError(`Step ${run.failed.step + 1} failed. See that step for details.`),
        running: run.running,
        progress: run.progress,
        stale: run.stale,
        stop,
      }}
      options={last?.options ?? {}}
      empty={
        <p>
          {chain.steps.length === 0
            ? 'Add a step, or open one of the ready chains.'
            : 'Type or paste something into Input, or drop a file on it.'}
        </p>
      }
      share={null}
    />
  );
}
