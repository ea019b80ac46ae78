import { useEffect, useMemo, useState } from 'react';
import { getSides, type MergeChoice, type MergePart, mergedText } from '@/engines/diff/merge';
import { grouped } from '@/engines/number/grouped';
import { Button } from '@/ui/controls/Button';
import { plural } from '@/ui/output/count';
import { LongText } from '@/ui/output/LongText';
import { Change, type Choice } from './MergeChange';
import { ANCESTOR_NAME, MERGE_NAMES } from './merge-run';
import './merge.css';

/** Changes listed at a time: each has buttons of its own, and a page of thousands is slow to draw. */
const LISTED = 50;

interface MergePanelProps {
  left: string;
  right: string;
  /** What both came from, in a merge of three. */
  base: string | undefined;
  parts: readonly MergePart[];
  showAncestor: boolean;
  /** Told of every new text. */
  onMerged(text: string): void;
  onUse(text: string): void;
}

/** What is taken where nobody has chosen: of two texts the original, of three what only one side changed. */
const usual = (kind: MergePart['kind'], isThreeWay: boolean): Choice =>
  kind === 'conflict' ? (isThreeWay ? 'marked' : 'left') : kind === 'right' ? 'right' : 'left';

/** Every change with what can be taken of it, and the text that comes of it. */
export default function MergePanel({ left, right, base, parts, showAncestor, onMerged, onUse }: MergePanelProps) {
  const isThreeWay = base !== undefined;
  const [chosen, setChosen] = useState<{ of: readonly MergePart[]; choices: ReadonlyMap<number, Choice> }>();
  const [listed, setListed] = useState(LISTED);
  // Other texts have other changes: what was chosen before means nothing in them.
  const choices = chosen?.of === parts ? chosen.choices : undefined;
  const sides = useMemo(() => getSides(left, right, base), [left, right, base]);
  const changes = useMemo(
    () => parts.flatMap(({ kind }, at) => (kind === 'same' || kind === 'both' ? [] : [at])),
    [parts],
  );
  const getChoice = (at: number): Choice => choices?.get(at) ?? usual(parts[at]!.kind, isThreeWay);

  const merged = useMemo(() => {
    const taken = new Map<number, MergeChoice>();
    for (const at of changes) {
      const choice = choices?.get(at) ?? usual(parts[at]!.kind, isThreeWay);
      if (choice !== 'marked') taken.set(at, choice);
    }
    return mergedText(parts, sides, taken, { ...MERGE_NAMES, ...(showAncestor && { base: ANCESTOR_NAME }) });
  }, [parts, sides, changes, choices, isThreeWay, showAncestor]);
  useEffect(() => onMerged(merged), [merged, onMerged]);

  const choose = (some: readonly number[], choice: Choice) =>
    setChosen({ of: parts, choices: new Map([...(choices ?? []), ...some.map((at) => [at, choice] as const)]) });
  const conflicts = changes.filter((at) => parts[at]!.kind === 'conflict');
  const open = conflicts.filter((at) => getChoice(at) === 'marked').length;
  const all = isThreeWay ? conflicts : changes;

  return (
    <div className="merge">
      <div className="merge-bar">
        <p role="status">
          <strong>{plural(changes.length, 'change')}</strong>
          {isThreeWay && conflicts.length > 0 && `, ${grouped(open)} of ${plural(conflicts.length, 'conflict')} open`}
        </p>
        {all.length > 0 && (
          <div className="merge-all">
            <Button small variant="quiet" label="Take All Original" onClick={() => choose(all, 'left')} />
            <Button small variant="quiet" label="Take All Changed" onClick={() => choose(all, 'right')} />
          </div>
        )}
      </div>
      {changes.length === 0 && <p className="merge-none">Nothing to choose: the texts merge automatically.</p>}
      <ol className="merge-changes">
        {changes.slice(0, listed).map((at, number) => (
          <Change
            key={at}
            number={number + 1}
            part={parts[at]!}
            sides={sides}
            choice={getChoice(at)}
            onChoose={(choice) => choose([at], choice)}
          />
        ))}
      </ol>
      {changes.length > listed && (
        <p className="merge-more">
          <Button
            small
            label={`Show ${grouped(Math.min(LISTED, changes.length - listed))} More Changes`}
            onClick={() => setListed(listed + LISTED)}
          />
        </p>
      )}
      <div className="merge-bar">
        <strong>Merged Text</strong>
        <Button small icon="arrow-up" label="Use as Original" onClick={() => onUse(merged)} />
      </div>
      <div className="merge-text">
        {merged === '' ? (
          <p className="merge-none">Nothing is left.</p>
        ) : (
          <LongText text={merged} label="Merged Text" />
        )}
      </div>
    </div>
  );
}
