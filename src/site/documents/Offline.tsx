import { useCallback, useEffect, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { canKeepCopy, copyOff, fetchEverything, keepCopy, keepPage, measureCopy, removeCopy } from '../offline/copy';
import type { Progress } from '../offline/files';
import { BASE } from '../route';

/** What the browser holds of this site, and the two buttons that change it. */
export default function Offline() {
  const off = usePersisted(copyOff);
  const [possible, setPossible] = useState(true);
  const [copy, setCopy] = useState<Progress>();
  const [progress, setProgress] = useState<Progress>();
  /** Stays to be read: the message that says it goes away. */
  const [isWhole, setWhole] = useState(false);
  const measure = useCallback(() => {
    if (!copyOff.get()) measureCopy().then(setCopy, () => setCopy(undefined));
  }, []);
  useEffect(() => {
    setPossible(canKeepCopy());
    measure();
  }, [measure]);

  const onProgress = (next: Progress) => {
    setProgress(next);
    if (next.failed)
      toast({
        title: next.failed === 'full' ? 'Not everything could be stored' : 'Not everything could be loaded',
        description:
          next.failed === 'full'
            ? 'This browser has no more room for the site. The tools still work while you’re online.'
            : 'Try again when you’re online.',
        tone: 'destructive',
      });
    if (next.failed || next.done === next.total) {
      setProgress(undefined);
      measure();
      setWhole(!next.failed);
      if (!next.failed) toast('Everything is available offline now');
    }
  };

  return (
    <Panel title="Offline copy" className="offline">
      <div className="panel-body offline-body">
        <p>
          {possible
            ? off
              ? 'You removed the offline copy. You need to be online to load tools.'
              : 'Tools you use are stored in this browser and work offline. When you come back, or install the site, the other tools are stored too. Large parts, such as fonts and some code formatters, are stored when you use them. On a slow connection or with data saving on, only tools you open are stored.'
            : 'This browser doesn’t support offline sites, or this connection isn’t secure.'}
        </p>
        {!off && copy && (
          <p className="quiet-note">
            {formatBytes(copy.done)} of {formatBytes(copy.total)} are stored now.
          </p>
        )}
        {isWhole && <p className="quiet-note">Everything is available offline now.</p>}
        {progress && (
          <p className="offline-progress">
            <progress aria-label="Fetched" max={progress.total} value={progress.done} />
            {formatBytes(progress.done)} of {formatBytes(progress.total)}
          </p>
        )}
        <div className="offline-actions">
          {off ? (
            <Button
              label="Keep an offline copy"
              disabled={!possible}
              onClick={async () => {
                copyOff.set(false);
                await keepCopy(BASE, () => {});
                await navigator.serviceWorker.ready;
                await keepPage(location.pathname, false);
                measure();
              }}
            />
          ) : (
            <>
              <Button
                label={`Make everything available offline${copy ? ` (${formatBytes(copy.total)})` : ''}`}
                disabled={!possible || progress !== undefined}
                onClick={() => fetchEverything(onProgress)}
              />
              <Button
                variant="quiet"
                label="Remove offline copy"
                disabled={!possible}
                onClick={async () => {
                  await removeCopy();
                  setWhole(false);
                  setCopy(undefined);
                  toast('Offline copy removed');
                }}
              />
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}
