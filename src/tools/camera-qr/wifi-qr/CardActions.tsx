import type { Picture } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { download, downloadPicture } from '@/ui/output/download';
import { CARD_SIZES, type CardSize } from './card';

/** Dots an inch of what is printed, and of a screen. */
const [PRINT, SCREEN] = [300, 96];

const toUri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

async function toPng({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = toUri(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((width * PRINT) / SCREEN);
  canvas.height = Math.round((height * PRINT) / SCREEN);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser couldn’t make the picture.'))));
  });
}

/** The card alone, on a page of its own size: a document that nobody sees is what the browser prints. */
async function print({ svg, alt }: Picture, size: CardSize): Promise<void> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument!;
  page.title = alt;
  const image = page.createElement('img');
  image.src = toUri(svg);
  page.body.append(image);
  const sheet = new (frame.contentWindow as Window & typeof globalThis).CSSStyleSheet();
  const [width, height] = CARD_SIZES[size];
  // In millimeters: A6 is no name that style sheets know. On larger paper the card keeps its size.
  sheet.replaceSync(
    `@page { size: ${width}mm ${height}mm; margin: 0 } body { margin: 0 } img { display: block; width: ${width}mm }`,
  );
  page.adoptedStyleSheets = [sheet];
  await image.decode();
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow!.print();
}

export default function CardActions({ picture, size }: { picture: Picture; size: CardSize }) {
  return (
    <>
      <Button
        icon="download"
        label="SVG"
        aria-label="Download SVG"
        onClick={() => download('wifi-card.svg', picture.svg)}
      />
      <Button
        icon="download"
        label="PNG"
        aria-label="Download PNG"
        onClick={() => downloadPicture('wifi-card.png', toPng(picture))}
      />
      <Button variant="primary" label="Print Card" onClick={() => void print(picture, size)} />
    </>
  );
}
