import { TARGETS } from './target';
import { translate } from './translate';

/** What another flavour makes of a pattern that was written for JavaScript. */
export interface FlavourNotes {
  flavour: string;
  /** Why it refuses the pattern, even in its own syntax. */
  refused: readonly string[];
  /** What means something else there. */
  notes: readonly string[];
  /** How it is written there, if not as here. */
  source?: string;
}

const FLAVOURS = [
  ['PCRE2 (PHP, grep -P, nginx)', TARGETS.php],
  ['Python re', TARGETS.python],
  ['RE2 (Go)', TARGETS.go],
  ['Java', TARGETS.java],
  ['.NET (C#)', TARGETS.csharp],
  ['Rust regex', TARGETS.rust],
] as const;

/** Where flavours differ for the very constructs of a pattern. */
export function getFlavours(pattern: string, flags: string): FlavourNotes[] {
  return FLAVOURS.flatMap(([flavour, target]) => {
    const translated = translate(pattern, flags, target);
    if (!translated) return [];
    const { source, refused, notes } = translated;
    return [{ flavour, refused, notes, ...(source !== pattern && { source }) }];
  });
}
