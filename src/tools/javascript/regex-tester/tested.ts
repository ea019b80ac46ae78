import type { FlavourNotes } from '@/engines/regex/code/flavours';
import type { Cost } from '@/engines/regex/cost/cost';
import type { Trace } from '@/engines/regex/cost/machine';
import type { Explanation } from '@/engines/regex/explain/explanation';
import type { MatchList } from '@/engines/regex/match-list';
import type { RegexWarning } from '@/engines/regex/warnings';

export interface TestedCase {
  text: string;
  /** Whether the pattern should match it, and does. */
  expected: boolean;
  matched: boolean;
}

/** What is known of a pattern and a text: offsets only, for the texts of overlapping groups can be far larger than the text itself. */
export interface Tested {
  matches?: MatchList;
  /** Absent where it would be too long. */
  replaced?: string;
  explanation?: Explanation;
  /** Parts of the pattern that may take very long. */
  risks?: readonly RegexWarning[];
  /** How the time for a text that does not match grows with its length, and the text that shows it. */
  cost?: Cost;
  /** Lines of a program that search, and replace, with the pattern. */
  code?: string;
  /** Texts that should match, or not, and whether they do. */
  cases?: readonly TestedCase[];
  /** What the engine does for one match. */
  trace?: Trace;
  /** What other flavours make of the pattern. */
  flavours?: readonly FlavourNotes[];
}
