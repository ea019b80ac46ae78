import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { type CronJob, forgetJob, getExpression, savedJobs } from './saved';

function forget(job: CronJob): void {
  const before = savedJobs.get();
  forgetJob(job);
  toast({ title: 'Job removed', action: { label: 'Undo', run: () => savedJobs.set(before) } });
}

export function SavedJobs({ onLoad }: { onLoad(job: CronJob): void }) {
  const saved = usePersisted(savedJobs);
  return (
    <Panel title="Saved Jobs" className="ct-saved">
      {saved.length === 0 ? (
        <p className="quiet-note ct-none">Press Save to keep a job here.</p>
      ) : (
        <ul>
          {saved.map((one) => (
            <li key={getExpression(one) + one.timezone}>
              <button type="button" className="ct-load" onClick={() => onLoad(one)}>
                <code>{getExpression(one)}</code>
                <small>{one.timezone}</small>
              </button>
              <Button
                iconOnly
                small
                variant="quiet"
                icon="trash-2"
                label={`Remove ${getExpression(one)} ${one.timezone}`}
                onClick={() => forget(one)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
