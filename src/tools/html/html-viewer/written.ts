import type { Library, PageParts } from '@/engines/markup/page';
import { getSize } from './usePreview';

export type PartName = keyof PageParts;
/** Where a page came from that the visitor did not type or paste here. */
export type Source = 'link' | 'file' | 'tool';
/** Kept with the parts, so that Undo brings both back. */
export interface Written extends PageParts {
  readonly source?: Source;
  readonly libraries?: readonly Library[];
}

export const BLANK: Written = { html: '', css: '', js: '' };
export const PARTS = ['html', 'css', 'js'] as const satisfies readonly PartName[];

export const hasScripts = ({ html, js }: PageParts) =>
  js.trim() !== '' || /<script|\son\w+\s*=|javascript:/i.test(html);

/** Once everything is gone, what is typed next is the visitor's own. */
export function withPart({ source, ...old }: Written, part: PartName, text: string): Written {
  const next = { ...old, [part]: text };
  return source && getSize(next) > 0 ? { ...next, source } : next;
}
