import { Button } from '@/ui/controls/Button';
import { Menu } from '@/ui/controls/Menu';
import { download, downloadPicture } from '@/ui/output/download';
import { type DrawOptions, scaled } from './draw-code';
import { encodePicture } from './picture';

interface SaveButtonsProps {
  text: string;
  options: DrawOptions;
  /** Absent where there is nothing to save. */
  picture: { svg: string } | undefined;
  /** Of the file, without its ending. */
  name: string;
  /** What the first button is called, where not by its format. */
  mainLabel?: string;
}

/** The code as a file: pictures at once, vectors for printing in a menu. */
export function SaveButtons({ text, options, picture, name, mainLabel }: SaveButtonsProps) {
  const save = (format: 'PNG' | 'SVG' | 'JPEG') => {
    if (format === 'SVG') return download(`${name}.svg`, picture?.svg ?? '');
    const type = format === 'PNG' ? 'png' : 'jpeg';
    downloadPicture(`${name}.${type}`, encodePicture(text, scaled(options), `image/${type}`));
  };
  const saveVector = (format: 'pdf' | 'eps') => {
    const type = format === 'pdf' ? 'application/pdf' : 'application/postscript';
    const made = import('@/engines/qr/files').then(async ({ writeQrFile }) => {
      const bytes = await writeQrFile(text, scaled(options), format);
      return new Blob([bytes as BlobPart], { type });
    });
    downloadPicture(`${name}.${format}`, made);
  };
  return (
    <>
      {(['PNG', 'SVG', 'JPEG'] as const).map((format, at) => (
        <Button
          key={format}
          icon="download"
          variant={at === 0 ? 'primary' : 'plain'}
          label={at === 0 && mainLabel ? mainLabel : format}
          aria-label={at === 0 && mainLabel ? undefined : `Download ${format}`}
          disabled={!picture}
          onClick={() => save(format)}
        />
      ))}
      {picture && (
        <Menu label="For printing" icon="ellipsis-vertical">
          {(['pdf', 'eps'] as const).map((format) => (
            <Button
              key={format}
              icon="download"
              variant="quiet"
              label={`Download ${format.toUpperCase()}`}
              onClick={() => saveVector(format)}
            />
          ))}
        </Menu>
      )}
    </>
  );
}
