import { type ReactNode, useEffect, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { formatDuration } from '@/engines/time/duration';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import type { Recorded, Recording } from './useRecording';

const extension = ({ blob }: Recorded) => (blob.type.includes('mp4') ? 'mp4' : 'webm');
const describe = ({ length, blob }: Recorded) => `${formatDuration(length)} · ${formatBytes(blob.size)}`;

interface VideoPanelProps {
  recording: Recording;
  /** The number of the one that was chosen from the list. */
  chosen: number | undefined;
  preview: boolean;
  onChoose(number: number): void;
  onPreview(preview: boolean): void;
}

/** The last recording, or the one that was chosen, and below it all of the visit. */
export function VideoPanel({ recording, chosen, preview, onChoose, onPreview }: VideoPanelProps) {
  const { videos } = recording;
  const recorded = recording.state !== 'idle';
  const video = recorded ? undefined : (videos.find(({ number }) => number === chosen) ?? videos.at(-1));
  const remove = (gone: Recorded) => {
    recording.remove(gone);
    toast({ title: 'Video deleted', action: { label: 'Undo', run: () => recording.restore(gone) } });
  };
  const save = (wanted: Recorded, name: string) => {
    download(`${name}.${extension(wanted)}`, wanted.blob);
    recording.noteSaved(wanted);
  };
  return (
    <Panel
      title="Video"
      className="cam-video"
      aside={video && describe(video)}
      actions={
        <VideoActions
          video={video}
          preview={preview}
          onPreview={() => onPreview(!preview)}
          onRemove={remove}
          onSave={(one) => save(one, 'recording')}
        />
      }
    >
      {video && preview ? (
        // biome-ignore lint/a11y/useMediaCaption: the visitor's own recording has no captions.
        <video className="cam-playback" src={video.url} controls aria-label="Recorded video" />
      ) : (
        <div className="empty">
          <p>{video ? 'The recording is ready.' : recorded ? 'Recording…' : 'Your video appears here.'}</p>
        </div>
      )}
      {videos.length > 0 && (
        <ul className="cam-list" aria-label="Recordings">
          {videos.toReversed().map((one) => (
            <VideoRow
              key={one.number}
              video={one}
              onRemove={() => remove(one)}
              onSave={() => save(one, `recording-${one.number}`)}
            >
              <Button
                small
                variant="quiet"
                icon="video"
                label={`Recording ${one.number}`}
                aria-pressed={one === video}
                disabled={recorded}
                onClick={() => {
                  onChoose(one.number);
                  onPreview(true);
                }}
              />
            </VideoRow>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface VideoActionsProps {
  video: Recorded | undefined;
  preview: boolean;
  onPreview(): void;
  onRemove(video: Recorded): void;
  onSave(video: Recorded): void;
}

const VideoActions = ({ video, preview, onPreview, onRemove, onSave }: VideoActionsProps) => (
  <>
    <Button
      small
      variant="quiet"
      icon={preview ? 'eye-off' : 'eye'}
      label="Preview"
      aria-pressed={preview}
      disabled={!video}
      onClick={onPreview}
    />
    <Button
      small
      variant="quiet"
      icon="trash-2"
      label="Delete"
      disabled={!video}
      onClick={() => video && onRemove(video)}
    />
    <Button
      small
      variant="quiet"
      icon="download"
      label="Download Video"
      disabled={!video}
      onClick={() => video && onSave(video)}
    />
  </>
);

interface VideoRowProps {
  video: Recorded;
  onRemove(): void;
  onSave(): void;
  /** What shows it. */
  children: ReactNode;
}

/** A recording of the visit. */
const VideoRow = ({ video, onRemove, onSave, children }: VideoRowProps) => (
  <li>
    {children}
    <span className="grow">{`${describe(video)} · ${extension(video) === 'mp4' ? 'MP4' : 'WebM'}`}</span>
    <Button
      iconOnly
      small
      variant="quiet"
      icon="download"
      label={`Download recording ${video.number}`}
      onClick={onSave}
    />
    <Button
      iconOnly
      small
      variant="quiet"
      icon="trash-2"
      label={`Delete recording ${video.number}`}
      onClick={onRemove}
    />
  </li>
);

/** Time and size of what is being recorded. */
export function Running({ recording: { size, getLength } }: { recording: Recording }) {
  const [length, setLength] = useState(getLength);
  useEffect(() => {
    const timer = setInterval(() => setLength(getLength()), 500);
    return () => clearInterval(timer);
  }, [getLength]);
  return (
    <span role="timer" aria-label="Recording time">
      {formatDuration(length)} · {formatBytes(size)}
    </span>
  );
}
