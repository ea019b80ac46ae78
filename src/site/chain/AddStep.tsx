import { canBeStep, suggestFor } from '@/kit/chain/fit';
import { ToolPicker } from '../ToolPicker';

interface AddStepProps {
  /** The result that the step would work on, or its beginning. */
  before: string;
  /** The tool that gave it. */
  from: string | undefined;
  /** Nothing goes in, so that it can also be one that makes something new. */
  isFirst: boolean;
  onPick(slug: string): void;
  onClose(): void;
}

/** Chooses the next step: what fits the present result first. */
export default function AddStep({ before, from, isFirst, onPick, onClose }: AddStepProps) {
  const { fits, related } = suggestFor(before, from);
  return (
    <ToolPicker
      title="Add a step"
      groups={[
        { title: 'Fits', entries: fits },
        { title: 'Related', entries: related },
      ]}
      allows={(slug) => canBeStep(slug, isFirst)}
      onPick={({ slug }) => onPick(slug)}
      onClose={onClose}
    />
  );
}
