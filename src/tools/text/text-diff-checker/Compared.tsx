import { lazy, useMemo } from 'react';
import { toOutcome, valueAs } from '@/kit/output';
import { Boundary } from '@/ui/output/Boundary';
import { LongText } from '@/ui/output/LongText';
import type tool from './tool';
import { useNarrow } from './useNarrow';
import type { TextsState } from './useTexts';

/** Fetched once the page is there: nothing is compared before that. */
const Diff = lazy(async () => ({ default: (await import('@/ui/output/viewers/DiffViewer')).Diff }));

/** Fetched when somebody merges. */
const MergePanel = lazy(() => import('./MergePanel'));

interface ComparedProps {
  tool: typeof tool;
  state: TextsState;
  /** Told what has been chosen of a merge so far. */
  onMerged(text: string): void;
}

/** The differences, the merge or the patch. */
export function Compared({ tool: definition, state, onMerged }: ComparedProps) {
  const { texts, run, options, compare, empty, replace } = state;
  const { view: asked, wrapLines, marks } = options.values;
  const isNarrow = useNarrow();
  // Side by side each text would have half of a phone.
  const view = asked === 'unified' || isNarrow ? 'unified' : 'split';
  const outcome = empty ? undefined : run.outcome;
  const value = valueAs(outcome?.shown, 'diff');
  const written = valueAs(outcome?.shown, 'text');
  const data = outcome?.data;
  const of = run.source;

  if (value)
    return (
      <Boundary what="The diff" fallback={<p className="empty">…</p>}>
        <Diff
          value={value}
          label={definition.output.label}
          view={view}
          wrap={wrapLines}
          options={{ ...compare, marks }}
        />
      </Boundary>
    );
  if (data && 'merge' in data && of)
    return (
      <Boundary what="The merge" fallback={<p className="empty">…</p>}>
        <MergePanel
          {...of.input}
          base={of.options.threeWay ? of.options.commonAncestor : undefined}
          parts={data.merge.parts}
          showAncestor={of.options.showAncestor}
          onMerged={onMerged}
          onUse={(text) => replace({ ...texts, left: text })}
        />
      </Boundary>
    );
  if (written) return <LongText text={written} label="Patch" />;
  if (written === '') return <p className="empty">The texts are the same: nothing to patch.</p>;
  return run.error ? null : <NoResult tool={definition} empty={empty} view={view} wrap={wrapLines} />;
}

interface NoResultProps extends Pick<ComparedProps, 'tool'> {
  empty: boolean;
  view: 'split' | 'unified';
  wrap: boolean;
}

function NoResult({ tool: { output, examples }, empty, view, wrap }: NoResultProps) {
  const [recipe] = examples;
  const sample = useMemo(
    () => (empty && recipe ? valueAs(toOutcome(output.kind, recipe.output).shown, 'diff') : undefined),
    [empty, recipe, output],
  );
  return (
    <div className="empty" data-sample="">
      <p className="unseen">The differences appear here as you type.</p>
      {sample && (
        <div className="sample" aria-hidden="true" inert>
          <Boundary what="The example" fallback={null}>
            <Diff value={sample} label="Example" view={view} wrap={wrap} />
          </Boundary>
        </div>
      )}
    </div>
  );
}
