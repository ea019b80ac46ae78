import type { AnyTool } from '@/kit/tool';
import { toast } from '../controls/Toast';

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  xml: 'application/xml',
  md: 'text/markdown',
  pdf: 'application/pdf',
};

export function download(name: string, content: string | Uint8Array | Blob): void {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  const blob = content instanceof Blob ? content : new Blob([content as BlobPart], { type });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the address after the click returns; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A canvas may be too large for the browser, or its memory short. */
export const tellNoPicture = () =>
  toast({ title: 'No image', description: 'The browser couldn’t make this picture.', tone: 'destructive' });

/** Downloads a picture once it is made. */
export async function downloadPicture(name: string, picture: Promise<Blob>): Promise<void> {
  try {
    download(name, await picture);
  } catch {
    tellNoPicture();
  }
}

export const downloadName = (tool: AnyTool, slug: string, options: Readonly<Record<string, unknown>>): string => {
  const { download } = tool.output;
  return typeof download === 'function' ? download(options) : (download ?? `${slug}.txt`);
};
