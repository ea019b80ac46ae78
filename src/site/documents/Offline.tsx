import { useCallback, useEffect, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { useKept } from '@/ui/storage';
import { toast } from '@/ui/Toast';
import { canKeepCopy, copyOff, copySize, fetchEverything, keepCopy, removeCopy } from '../offline/copy';
import type { Progress } from '../offline/files';
import { BASE } from '../route';

/** What the browser holds of this site, and the two buttons that change it. */
export default function Offline() {
  const off = useKept(copyOff);
  const [possible, setPossible] = useState(true);
  const [size, setSize] = useState<number>();
  const [progress, setProgress] = useState<Progress>();
  /** Stays to be read: the message that says it goes away. */
  const [isWhole, setWhole] = useState(false);
  const measure = useCallback(() => {
    copySize().then(setSize, () => setSize(undefined));
  }, []);
  useEffect(() => {
    setPossible(canKeepCopy());
    measure();
  }, [measure]);

  const onProgress = (next: Progress) => {
    setProgress(next);
    if (next.failed)
      toast({
        title: next.failed === 'full' ? 'Not everything could be kept' : 'Not everything could be fetched',
        description:
          next.failed === 'full'
            ? 'This browser gives the site no more room. The tools work all the same while you are online.'
            : 'Try again when you are online.',
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
      <p>
        {possible
          ? off
            ? 'No copy is kept, because you removed it. Tools need the network to load.'
            : 'After the first visit the pages are kept in this browser, and the tools work without a network. Heavy parts, such as the code formatters, are added when you use them.'
          : 'This browser does not let a site work offline, or this address is not secure.'}
      </p>
      {size !== undefined && size > 0 && <p className="quiet-note">{formatBytes(size)} are kept at present.</p>}
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
              measure();
            }}
          />
        ) : (
          <>
            <Button
              label="Make everything available offline"
              disabled={!possible || progress !== undefined}
              onClick={() => fetchEverything(onProgress)}
            />
            <Button
              look="quiet"
              label="Remove offline copy"
              disabled={!possible}
              onClick={async () => {
                await removeCopy();
                setWhole(false);
                measure();
                toast('The offline copy is gone');
              }}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
