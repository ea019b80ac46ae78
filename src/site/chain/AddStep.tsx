import { findEntry } from '@/kit/catalogue';
import { loadDefinitions, type Step } from '@/kit/chain/chain';
import { canBeStep, suggestFor } from '@/kit/detect/next-steps';
import { optionsNamedIn } from '@/kit/option-words';
import { ToolPicker } from '../search/ToolPicker';

interface AddStepProps {
  /** The result that the step would work on, or its beginning. */
  before: string;
  /** The tool that gave it. */
  from: string | undefined;
  /** Nothing goes in, so that it can also be one that makes something new. */
  isFirst: boolean;
  onPick(step: Promise<Step>): void;
  onClose(): void;
}

/** A step of this tool, set as the words ask that it was found by. */
async function loadStep(slug: string, typed: string, suggested: Step['options'] = {}): Promise<Step> {
  const tool = (await loadDefinitions([slug]))(slug);
  // What the words do not say, the result does.
  return {
    tool: slug,
    options: { ...suggested, ...(tool && optionsNamedIn(tool, typed, findEntry(slug)?.name ?? '')) },
  };
}

/** Chooses the next step: what fits the present result first. */
export default function AddStep({ before, from, isFirst, onPick, onClose }: AddStepProps) {
  const { fits, related, options } = suggestFor(before, from);
  return (
    <ToolPicker
      title="Add a step"
      text={before}
      groups={[
        { title: 'Fits', entries: fits },
        { title: 'Related', entries: related },
      ]}
      allows={(slug) => canBeStep(slug, isFirst)}
      onPick={({ slug }, typed) => onPick(loadStep(slug, typed, options.get(slug)))}
      onClose={onClose}
    />
  );
}
