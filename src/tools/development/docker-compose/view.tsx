import { Button } from '@/ui/controls/Button';
import { Examples } from '@/ui/controls/Examples';
import { OutputPanel } from '@/ui/output/OutputPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps, TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const TITLES = { compose: 'Docker Compose', run: 'Docker Run', kubernetes: 'Kubernetes' } as const;

/** The shared page, with a button beside the note on the version line. */
export default function DockerCompose(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: props.page });
  const { options, run } = transform;
  const notes = run.outcome?.notes ?? [];
  const versionNote = run.outcome?.data.versionNote;
  return (
    <TransformLayout
      transform={transform}
      className="docker-compose"
      result={
        <OutputPanel
          {...resultPanelProps(transform)}
          title={TITLES[options.values.direction]}
          remarks={
            notes.length > 0 && (
              <ul className="banner notes">
                {notes.map((note, at) => (
                  <li key={note} className={at === versionNote ? 'version-note' : undefined}>
                    <span>{note}</span>
                    {at === versionNote && (
                      <Button small label="Leave It Out" onClick={() => options.set({ version: false })} />
                    )}
                  </li>
                ))}
              </ul>
            )
          }
          empty={
            <>
              <p>The result appears here as you type.</p>
              <Examples examples={transform.tool.examples} onPick={transform.loadExample} />
            </>
          }
        />
      }
    />
  );
}
