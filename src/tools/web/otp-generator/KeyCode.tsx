import { useMemo } from 'react';
import { qrSvg } from '@/engines/qr/draw';
import { encodeQr } from '@/engines/qr/encode';

/** What an authenticator app scans. */
export default function KeyCode({ uri, size }: { uri: string; size: number }) {
  const svg = useMemo(
    () => qrSvg(encodeQr(uri).modules, { size, foreground: '#000', background: '#fff' }),
    [uri, size],
  );
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={size}
      height={size}
      alt="QR code of the key URI"
    />
  );
}
