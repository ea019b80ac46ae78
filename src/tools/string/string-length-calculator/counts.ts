import { grouped } from '@/engines/number/grouped';
import type { FieldRow } from '@/kit/output';

const LABELS = {
  totalLength: 'Total Length',
  codePoints: 'Code Points',
  utf16Units: 'UTF-16 Units',
  byteLength: 'Byte Length',
  wordCount: 'Word Count',
  lineCount: 'Line Count',
  spaceCount: 'Space Count',
  trimmedLength: 'Trimmed Length',
  uniqueCharCount: 'Unique Char Count',
  uppercaseCount: 'Uppercase Count',
  lowercaseCount: 'Lowercase Count',
  specialCharCount: 'Special Char Count',
} as const;
type Count = keyof typeof LABELS;
export const COUNTS = Object.entries(LABELS) as [Count, string][];

/** The counts as the page draws them. */
export const toFacts = (measured: Readonly<Record<Count, number>>): FieldRow[] =>
  COUNTS.map(([name, label]) => ({ label, value: grouped(measured[name]) }));
