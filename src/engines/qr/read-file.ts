import { samplePixels } from '@/engines/palette/sample';
import { decodeQr } from './decode';

/** Enough for a photograph of a screen; more only takes longer. */
const MOST_PIXELS = 2_000_000;

/** The text of the QR code in a picture. */
export async function readQrFile(file: Blob): Promise<string> {
  const { data, width, height } = await samplePixels(new Uint8Array(await file.arrayBuffer()), MOST_PIXELS);
  return decodeQr(data, width, height);
}
