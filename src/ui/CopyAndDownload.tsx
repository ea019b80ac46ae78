import { Button, CopyButton } from './Button';
import { download } from './download';

interface CopyAndDownloadProps {
  text: string;
  file: string;
  copyLabel?: string;
  downloadLabel?: string;
}

/** What one does with a text, once there is one. */
export const CopyAndDownload = ({ text, file, copyLabel, downloadLabel = 'Download' }: CopyAndDownloadProps) => (
  <>
    <CopyButton small look="quiet" label={copyLabel} value={text} disabled={text === ''} />
    <Button
      small
      look="quiet"
      icon="download"
      label={downloadLabel}
      disabled={text === ''}
      onClick={() => download(file, text)}
    />
  </>
);
