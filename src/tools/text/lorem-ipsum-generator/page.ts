import { definePage } from '@/kit/page';

export default definePage({
  rerunOnChange: true,
  history: { title: 'Recent', restores: 'output' },
  help: [
    'Choose words, sentences, paragraphs or bytes, and how many.',
    'Pick a theme, or type Custom Words to replace it. HTML Markup adds paragraph tags.',
    'A new text is made when you change something or press Generate.',
    'Copy it or download it. The last five are listed below.',
  ],
});
