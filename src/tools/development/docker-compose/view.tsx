import { Button } from '@/ui/controls/Button';
import { OutputPanel } from '@/ui/output/OutputPanel';
import { Notes } from '@/ui/output/Remarks';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps, TransformLayout } from '@/ui/pages/TransformLayout';
import { useSample } from '@/ui/pages/useSample';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';

const TITLES = { compose: 'Docker Compose', run: 'Docker Run', kubernetes: 'Kubernetes' } as const;

/** The shared page, with a line about the version line below the result: it is there by default, so it is no warning. */
export default function DockerCompose(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: props.page });
  const { options, run } = transform;
  const notes = run.outcome?.notes ?? [];
  const versionNote = run.outcome?.data.versionNote;
  const sample = useSample(transform.slug, transform.tool, options.values, transform.empty);
  return (
    <TransformLayout
      transform={transform}
      result={
        <OutputPanel
          {...resultPanelProps(transform)}
          title={TITLES[options.values.direction]}
          sample={sample?.shown}
          remarks={<Notes notes={notes.filter((_, at) => at !== versionNote)} />}
          below={
            versionNote !== undefined && (
              <p className="hint-bar">
                <span className="grow">{notes[versionNote]}</span>
                <Button small label="Leave It Out" onClick={() => options.set({ version: false })} />
              </p>
            )
          }
          empty={<p className={sample ? 'unseen' : ''}>The result appears here as you type.</p>}
        />
      }
    />
  );
}
