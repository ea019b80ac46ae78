import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How is the vendor found?',
    answer:
      'The first 24, 28 or 36 bits of an address are assigned to a company by the IEEE. The registry comes with this site in small parts; only the part your prefix lies in is fetched, and the whole address stays in this browser.',
  },
  {
    question: 'Why does my phone’s address have no vendor?',
    answer:
      'Phones and laptops use a random address for every WiFi network. Such an address is locally administered: its second digit is 2, 6, A or E, and no maker is registered for it.',
  },
  {
    question: 'How many digits are needed?',
    answer:
      'Six are enough for most vendors. Small makers share a block and are told apart by seven or nine digits, so paste the whole address if you have it. Any separator is fine.',
  },
  {
    question: 'Is the vendor the brand of the device?',
    answer:
      'It is the company that registered the block, often the maker of the network chip or of the board inside. A printer of one brand may show the name of another.',
  },
] satisfies Question[];
