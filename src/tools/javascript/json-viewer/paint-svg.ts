/** What every browser takes along one side of a canvas. */
const LONGEST_SIDE = 32_000;
/** What WebKit on a phone takes in all. */
const MOST_PIXELS = 4096 * 4096;
const FINEST = 2;

/** How much finer a picture may be painted: a tall one of few columns has room for letters that can be read. */
export const paintScale = (width: number, height: number): number =>
  Math.min(FINEST, LONGEST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));

/** A picture of lines and letters as a PNG, twice as fine where there is room. */
export async function paintSvg(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = paintScale(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(image.naturalWidth * scale);
    canvas.height = Math.floor(image.naturalHeight * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
