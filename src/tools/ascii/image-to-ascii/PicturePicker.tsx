import { useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { LARGEST, type Picture } from '@/families/picture/usePicture';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Panel } from '@/ui/output/Panel';
import definition from './tool';

const { input: INPUT } = definition;

interface PicturePickerProps {
  picture: Picture | undefined;
  /** A file is held over the page. */
  dragging: boolean;
  onTake(file: File | undefined): void;
  onClear(): void;
}

/** Takes a picture, and shows which one is drawn. */
export function PicturePicker({ picture, dragging, onTake, onClear }: PicturePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  /** What the browser could not draw. */
  const [broken, setBroken] = useState<string>();
  return (
    <Panel
      title={INPUT.label}
      aside={picture && `${picture.name}, ${formatBytes(picture.size)}`}
      className={dragging ? 'dragging' : ''}
      actions={picture && <Button small variant="quiet" icon="x" label="Clear" onClick={onClear} />}
    >
      <div className="panel-body">
        <button type="button" className="image-ascii-drop" onClick={() => picker.current?.click()}>
          {picture && picture.url !== broken ? (
            <img src={picture.url} alt={`Preview of ${picture.name}`} onError={() => setBroken(picture.url)} />
          ) : (
            <Icon name="image-up" />
          )}
          <span>
            <strong>{picture ? 'Choose another image' : 'Choose an image'}</strong>, drop or paste one
            <small>Up to {formatBytes(LARGEST)}. It stays on this device.</small>
          </span>
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={`${INPUT.label} file`}
          accept={INPUT.accept}
          onChange={(event) => {
            onTake(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </Panel>
  );
}
