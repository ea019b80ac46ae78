import { sniffList } from '@/engines/sniff/list';
import { defineDetect } from '@/kit/detect/guess';

/** Words in one line with the same sign between them. Sentences have commas too, so nothing is claimed. */
const IN_LINE: readonly (readonly [form: RegExp, separator: string])[] = [
  [/^[^\s,;|]+(?:, ?[^\s,;|]+){2,}$/, ','],
  [/^[^;|\n]+(?:;[^;|\n]+){2,}$/, ';'],
  [/^[^|\n]+(?:\|[^|\n]+){2,}$/, '|'],
];

export default defineDetect((text) => {
  const sniffed = sniffList(text);
  if (sniffed) return { score: 0.6, why: `List of ${sniffed.lines} lines` };
  if (text.length > 500 || /[{}<>()=]|[.!?;]$/.test(text)) return undefined;
  const separator = IN_LINE.find(([form]) => form.test(text))?.[1];
  return separator ? { score: 0.46, why: 'List in one line', options: { mode: 'list', separator } } : undefined;
});
