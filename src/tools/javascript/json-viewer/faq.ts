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
      'Any part of a key or of a value, in upper or lower case. The tree opens at the first place and marks all; Enter goes to the next, Shift and Enter to the one before. Each result is also listed with its path and type. Bookmarked keys work the same way.',
  },
  {
    question: 'Which other views are there?',
    answer:
      'Table shows any list of objects with a column for every key, sorted by a click on its title. Columns opens level after level side by side, with the arrow keys too. Graph draws objects and arrays as boxes with lines between them, up to 300 at once. Whatever you choose in them can be shown in the tree.',
  },
  {
    question: 'Does it load the links and images in my JSON?',
    answer:
      'No. A link has a button that opens it in a new tab, and nothing is asked of it before you press that. Only pictures that the JSON itself holds, as data: URIs, are drawn. Dates in ISO 8601, and seconds or milliseconds since 1970 under names such as createdAt, are said in words; colours have a swatch.',
  },
  {
    question: 'Why does Import from Clipboard not work?',
    answer:
      'Browsers let a page read the clipboard only on a secure connection and after you allow it. If yours refuses, the reason is shown; paste with Ctrl or ⌘ and V into JSON Input instead.',
  },
] satisfies Question[];
