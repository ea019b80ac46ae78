import type { CompareOptions } from '@/engines/diff';

/** The texts, and what of them is ignored: what the visitor can take back. The choice of view is no edit. */
export interface Snapshot extends Required<CompareOptions> {
  readonly left: string;
  readonly right: string;
  /** What both came from, in a merge of three. */
  readonly base: string;
}

/** Both texts under their headings, as they are. */
export function joinTexts({ left, right }: Pick<Snapshot, 'left' | 'right'>): string {
  const closed = (text: string) => (text === '' || /[\r\n]$/.test(text) ? text : `${text}\n`);
  return `===== Original Text =====\n${closed(left)}\n===== Changed Text =====\n${closed(right)}`;
}
