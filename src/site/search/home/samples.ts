import type { Pasted } from '../suggest/detect-pasted';

/** What one may press on the home page to see what happens. */
export interface Sample {
  readonly label: string;
  make(): Pasted | Promise<Pasted>;
}

const typed = (text: string): Sample => ({ label: text, make: () => ({ kind: 'typed', text }) });

const base64Url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** A token that is valid now: unsigned by anyone, as an example is. */
function makeToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { sub: '1234567890', name: 'Ada Lovelace', iat: now - 23 * 60, exp: now + 37 * 60 };
  return `${base64Url({ alg: 'HS256', typ: 'JWT' })}.${base64Url(payload)}.NHVaYe26MbtOYhSKkoKYdFVomg4i8ZJd8_-RU8VNbftc4`;
}

async function makePicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 160;
  const context = canvas.getContext('2d')!;
  ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51'].forEach((color, at) => {
    context.fillStyle = color;
    context.fillRect(at * 48, 0, 48, 160);
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob!], 'picture.png', { type: 'image/png' });
}

export const SAMPLES: readonly Sample[] = [
  { label: 'a token', make: () => ({ kind: 'pasted', text: makeToken() }) },
  typed('#1e90ff'),
  typed('*/15 9-17 * * 1-5'),
  typed('72 f to c'),
  typed('10.1.2.0/22'),
  { label: 'a picture', make: async () => ({ kind: 'files', files: [await makePicture()] }) },
];
