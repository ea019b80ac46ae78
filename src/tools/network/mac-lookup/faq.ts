import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How is the vendor found?',
    answer:
      'The first 24, 28 or 36 bits of an address are assigned to a company by the IEEE. This site stores the registry in small parts; only the part for your prefix is loaded, and the full address stays in your browser.',
  },
  {
    question: 'Why does my phone’s address not have a vendor?',
    answer:
      'Phones and laptops use a random address for every WiFi network. Such an address is locally administered: its second digit is 2, 6, A or E, and no vendor is registered for it.',
  },
  {
    question: 'How many digits are needed?',
    answer:
      'Six are enough for most vendors. Small vendors share a block and differ in seven or nine digits, so paste the whole address if you have it. Any separator is fine.',
  },
  {
    question: 'Can I list all prefixes of a maker?',
    answer:
      'Yes. Choose Maker and type a part of the name, such as Raspberry Pi: all blocks of all makers with these words are listed. The whole registry, some 1.5 MB, is loaded for it from this site, once.',
  },
  {
    question: 'Is the vendor the brand of the device?',
    answer:
      'Not always. It’s the company that registered the block, often the maker of the network chip or board. A printer may show a different name than its brand.',
  },
] satisfies Question[];
