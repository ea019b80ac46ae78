import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why does NO or yes stay a string?',
    answer:
      'The text is read as YAML 1.2, where only true and false are booleans. Older parsers also treat NO, yes, on and off as booleans, which is how Norway became false.',
  },
  {
    question: 'What happens to several documents in one file?',
    answer:
      'Documents separated by --- become the items of one JSON array, in order, and a note says how many. As JSON Lines, under Documents, puts each on its own line instead.',
  },
  {
    question: 'Are anchors, aliases and merge keys resolved?',
    answer:
      'Yes. An alias is replaced by its anchor’s value, and << merges in the keys of one or more mappings; keys written in the mapping itself win. Aliases that would expand without limit are rejected.',
  },
  {
    question: 'Do large numbers and dates change?',
    answer:
      'No. 12345678901234567890 and 1.0 keep their digits. Dates become strings exactly as written, since JSON has no dates. JSON can’t store .inf and .nan, so they are errors that name the path.',
  },
  {
    question: 'Are comments kept?',
    answer: 'JSON has no comments, so they are left out, and a note says so.',
  },
] satisfies Question[];
