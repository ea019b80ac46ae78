import { InputError } from '@/engines/input-error';
import { readQrFile } from '@/engines/qr/read-file';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import { readWifiUri, type WifiNetwork } from './network';

/** Fills the fields from a picture of a code. */
export default function ReadCode({ onRead }: { onRead(network: WifiNetwork): void }) {
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      const network = readWifiUri(await readQrFile(file));
      if (!network) throw new InputError('The code in this picture is not for a network');
      onRead(network);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      toast({ title: 'Nothing read', description: error.message, tone: 'destructive' });
    }
  };
  return (
    <UploadButton
      small
      iconOnly={false}
      file="Picture of a code"
      label="Read a Code"
      accept="image/*"
      onFiles={(files) => void read(files)}
    />
  );
}
