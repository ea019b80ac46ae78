/** What the visitor can take back: the texts, and what of them is ignored. The choice of view is no edit. */
export interface Snapshot {
  readonly left: string;
  readonly right: string;
  readonly ignoreCase: boolean;
  readonly ignorePunctuation: boolean;
  readonly ignoreWhitespace: boolean;
}

/** Both texts under their headings, as they are. */
export function joinTexts({ left, right }: Pick<Snapshot, 'left' | 'right'>): string {
  const closed = (text: string) => (text === '' || /[\r\n]$/.test(text) ? text : `${text}\n`);
  return `===== Original Text =====\n${closed(left)}\n===== Changed Text =====\n${closed(right)}`;
}
