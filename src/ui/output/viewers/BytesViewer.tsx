import { formatBytes, hexDump } from '@/engines/bytes';
import { Button } from '../../controls/Button';
import { download } from '../download';
import { VirtualRows } from '../VirtualRows';
import type { ViewerProps } from './viewer';

const BYTES_A_ROW = 16;

export default function BytesViewer({ value: { bytes, name = 'output.bin' }, label }: ViewerProps<'bytes'>) {
  return (
    <>
      <div className="hint-bar">
        <span className="grow">{formatBytes(bytes.length)} that are not text</span>
        <Button small icon="download" label={`Download ${name}`} onClick={() => download(name, bytes)} />
      </div>
      <VirtualRows
        className="hex-out"
        role="group"
        aria-label={`${label} in hexadecimal`}
        count={Math.ceil(bytes.length / BYTES_A_ROW)}
        row={(index) => (
          <div className="text-row" key={index}>
            {hexDump(bytes, index * BYTES_A_ROW, 1)}
          </div>
        )}
      />
    </>
  );
}
