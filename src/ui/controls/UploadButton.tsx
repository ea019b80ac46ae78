import { type ComponentProps, useRef } from 'react';
import { Button } from './Button';

interface UploadButtonProps extends Omit<Partial<ComponentProps<typeof Button>>, 'icon' | 'onClick'> {
  /** What is uploaded: the name of the field behind the button. */
  file: string;
  accept?: string;
  multiple?: boolean;
  onFiles(files: readonly File[]): void;
}

/** Asks the browser for a file. */
export function UploadButton({ file, accept, multiple, onFiles, label = 'Upload', ...button }: UploadButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        iconOnly
        variant="quiet"
        {...button}
        icon="upload"
        label={label}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={file}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file again is a change too.
          event.target.value = '';
        }}
      />
    </>
  );
}
