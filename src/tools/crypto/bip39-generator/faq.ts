import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Should I make the seed phrase of a real wallet in a browser?',
    answer:
      'Better not for large amounts: use a hardware wallet. This page sends and stores nothing and works without a connection, but extensions and other software on the device can read what is shown. If you must, use a fresh private window, offline, and write the words on paper.',
  },
  {
    question: 'What is the difference between entropy, mnemonic and seed?',
    answer:
      'The entropy is the random number everything starts from, 128 to 256 bits. The mnemonic writes it, and a short checksum, as 12 to 24 words. The seed, 512 bits, is derived from the words and the passphrase by PBKDF2, and wallets derive their keys from it. Entropy and words can be turned into each other; nothing leads back from the seed.',
  },
  {
    question: 'What does the passphrase do?',
    answer:
      'It is mixed into the seed and is sometimes called the 25th word. Another passphrase, or none, gives another seed and so another wallet: there is no wrong one, and no way to find out the right one if it is forgotten.',
  },
  {
    question: 'Why does it say that the checksum does not fit?',
    answer:
      'The last word holds some bits of a hash of the others, so that most slips are noticed. All words may be in the list and one of them still be the wrong one, or two may be swapped. The page names the swaps and look-alikes with which it would fit.',
  },
  {
    question: 'Are 12 words enough?',
    answer:
      'Yes. 12 words hold 128 bits, which nobody can search through. 24 words hold 256 bits; they mainly guard against a source of randomness that is worse than it should be.',
  },
] satisfies Question[];
