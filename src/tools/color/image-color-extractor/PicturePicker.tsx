import { type ChangeEvent, lazy, useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { LARGEST, type Picture } from '@/families/picture/usePicture';
import { Icon } from '@/ui/controls/Icon';
import { Boundary } from '@/ui/output/Boundary';
import definition, { type Extracted } from './tool';

const PictureStage = lazy(() => import('./PictureStage'));

interface PicturePickerProps {
  picture: Picture | undefined;
  side: number;
  colors: readonly Extracted[];
  found: number | undefined;
  onOpen(file: File | undefined): void;
  onPick(hex: string): void;
}

export function PicturePicker({ picture, side, colors, found, onOpen, onPick }: PicturePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<string>();
  const isShown = picture && broken !== picture.url;
  return (
    <div className="panel-body ice-image" data-shown={isShown ? '' : undefined}>
      {isShown && (
        <Boundary what="The loupe" fallback={<img src={picture.url} alt={`Preview of ${picture.name}`} />}>
          <PictureStage
            key={picture.url}
            picture={picture}
            side={side}
            colors={colors}
            found={found}
            onPick={onPick}
            onBroken={() => setBroken(picture.url)}
          />
        </Boundary>
      )}
      <button type="button" className="ice-drop" onClick={() => picker.current?.click()}>
        {!isShown && <Icon name="image-up" />}
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
          onOpen(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
