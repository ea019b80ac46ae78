import { type ChangeEvent, useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { Icon } from '@/ui/controls/Icon';
import { LARGEST, type Picture } from './picture';
import definition from './tool';

interface PicturePickerProps {
  picture: Picture | undefined;
  onPick(file: File | undefined): void;
}

export function PicturePicker({ picture, onPick }: PicturePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<string>();
  return (
    <div className="panel-body ice-image">
      <button type="button" className="ice-drop" onClick={() => picker.current?.click()}>
        {picture && broken !== picture.url ? (
          <img
            src={picture.url}
            alt={`Preview of ${picture.name}`}
            decoding="async"
            onError={() => setBroken(picture.url)}
          />
        ) : (
          <Icon name="image-up" />
        )}
        <span>
          <strong>{picture ? 'Choose another image' : 'Click to upload'}</strong>, drag and drop or paste
        </span>
        <small>PNG, JPG or GIF (MAX. 800x400px)</small>
        <small>Larger images, up to {formatBytes(LARGEST)}, are scaled down first.</small>
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={`${definition.input.label} file`}
        accept={definition.input.accept}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onPick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
