import { InputError } from '@/engines/input-error';

/** The text of the QR code in a picture of RGBA rows. */
export async function decodeQr(pixels: Uint8Array | Uint8ClampedArray, width: number, height: number): Promise<string> {
  if (pixels.length !== width * height * 4)
    throw new RangeError(`${pixels.length} bytes aren’t a ${width} × ${height} RGBA picture`);
  // Larger than the encoder, and needed by few visits.
  const { decodeQR } = await import('qr/decode.js');
  try {
    // The defaults are those of a live camera, which gets another chance with the next frame; a picture has only this one.
    return decodeQR({ data: pixels, width, height }, { format: 'RGBA', effort: 16, timeLimit: 1000 });
  } catch {
    throw new InputError('No QR code was found in this picture');
  }
}
