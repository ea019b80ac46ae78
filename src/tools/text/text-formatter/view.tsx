import { lazy, useMemo } from 'react';
import { InputError } from '@/kit';
import { Boundary } from '@/ui/output/Boundary';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { parseSteps, type Step } from './steps';
import type tool from './tool';
import { useStepsTab } from './useStepsTab';
import './view.css';

const StepList = lazy(() => import('./StepList'));

function readSteps(text: string): Step[] {
  try {
    return parseSteps(text);
  } catch (error) {
    // From a link written by hand: the run says what is wrong with it.
    if (!(error instanceof InputError)) throw error;
    return [];
  }
}

/** The shared page, with a list of steps where several actions are done in a row. */
export default function TextFormatter(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const { options, run } = transform;
  const { group, steps } = options.values;
  useStepsTab(options);
  const read = useMemo(() => readSteps(steps), [steps]);
  return (
    <TransformLayout
      transform={transform}
      className={`text-formatter ${group === 'steps' ? 'with-steps' : ''}`}
      above={
        group === 'steps' && (
          <Boundary what="The list of steps" fallback={null}>
            <StepList
              steps={read}
              after={run.outcome?.data?.steps ?? []}
              onChange={(next) => options.set({ steps: next })}
            />
          </Boundary>
        )
      }
    />
  );
}
