import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How large a JSON file can I view?',
    answer:
      'Tens of megabytes. The document is read in a background worker and only the rows on screen are drawn, so a file of 20 MB opens in a second or two and scrolls smoothly.',
  },
  {
    question: 'Are numbers shown as they are in the file?',
    answer:
      'Yes, digit by digit. Viewers that read JSON into JavaScript show 12345678901234567890 as 12345678901234567000; this one shows, copies and searches the text itself.',
  },
  {
    question: 'What can I search for?',
    answer:
      'Any part of a key or of a value, in upper or lower case. Each result shows its path and type; choose one and the tree opens there. Bookmarked keys work the same way.',
  },
  {
    question: 'Why does Import from Clipboard not work?',
    answer:
      'Browsers let a page read the clipboard only on a secure connection and after you allow it. If yours refuses, the reason is shown; paste with Ctrl or ⌘ and V into JSON Input instead.',
  },
] satisfies Question[];
