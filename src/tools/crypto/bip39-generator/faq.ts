import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Should I create a real wallet’s seed phrase in a browser?',
    answer:
      'Not for large amounts: use a hardware wallet. This page sends and stores nothing and works without a connection, but extensions and other software on the device can read the screen. If you must, use a new private window, offline, and write the words on paper.',
  },
  {
    question: 'What is the difference between entropy, mnemonic and seed?',
    answer:
      'Entropy is the random number everything starts from, 128 to 256 bits. The mnemonic writes it, plus a short checksum, as 12 to 24 words. The 512-bit seed is derived from the words and the passphrase with PBKDF2, and wallets derive their keys from it. Entropy and words convert both ways; the seed can’t be reversed.',
  },
  {
    question: 'What does the passphrase do?',
    answer:
      'It’s mixed into the seed and sometimes called the 25th word. A different passphrase, or none, makes a different seed and so a different wallet: none is “wrong”, and a forgotten one can’t be recovered.',
  },
  {
    question: 'Why does it say the checksum doesn’t match?',
    answer:
      'The last word contains some bits of a hash of the others, so most slips are caught. Every word may be in the list and one still be wrong, or two may be swapped. The page suggests swaps and look-alikes that would match.',
  },
  {
    question: 'Can I type in my own wallet’s phrase?',
    answer:
      'No: not here, and not on any other page. This page sends and stores nothing and works offline, but you can’t verify that, and it can’t control extensions or other software on your device. Whoever has the words has the money. Use test phrases here, and look up your own addresses in your wallet.',
  },
  {
    question: 'Which derivation goes with which address?',
    answer:
      "Addresses that begin with 1 (legacy) use BIP44, m/44'/0'/0', with 3 (nested SegWit) BIP49, m/49'/0'/0', with bc1q (native SegWit) BIP84, m/84'/0'/0', and with bc1p (Taproot) BIP86, m/86'/0'/0'. Ethereum uses m/44'/60'/0'. The last two numbers are the chain, 0 to receive and 1 for change, and the index. All are tested against the published vectors.",
  },
  {
    question: 'How do I see the keys for my own path?',
    answer:
      "Choose BIP32 as Derivation and type the path: m/0'/0, 44h/0h/0h/0 or any other, with ', h or H for hardened, with or without m. You see the extended keys at that path and the addresses one step below it, as P2PKH unless you choose another Address Type. For Ledger’s old Ethereum paths, use m/44'/60'/0' with Ethereum as Coin. Tested against the BIP32 vectors.",
  },
  {
    question: 'What does hardened mean?',
    answer:
      "A step marked ' or h needs the private key, so an xpub above it reveals nothing below. Accounts are hardened so that one leak doesn’t endanger the others; addresses usually aren’t, so a wallet can watch them with the xpub. Hardened Addresses shows those of wallets that did it, such as old Bitcoin Core with m/0'/0'.",
  },
  {
    question: 'What are xpub, ypub and zpub?',
    answer:
      'The same extended public key with different prefixes, which tell a wallet what addresses to make: xpub for BIP44, ypub for BIP49, zpub for BIP84 (SLIP 132). Anyone who has one sees every address and payment of the account but can’t spend; an xprv, yprv or zprv can, and is only shown after Show Private Keys.',
  },
  {
    question: 'How do dice, cards or coins become words?',
    answer:
      'What you drew is written without spaces and hashed with SHA-256, and the hash is cut to the strength, as Coldcard and SeedSigner do with dice. So you can check it: printf 123456 | sha256sum begins with the entropy of the rolls 1 to 6. 12 words take 50 rolls, 25 cards (ranks A 2–9 T J Q K and suits C D H S, as in ASTH7C) or 128 flips (heads 1, tails 0); 24 words take 99, 58 or 256.',
  },
  {
    question: 'What is a BIP85 child?',
    answer:
      'A phrase, key or password that follows from yours and an index: write down one phrase, and all the others come out again. From a child nobody gets back to your phrase or to another child. Words, hex, WIF keys, xprv and passwords are tested against the vectors of BIP85.',
  },
  {
    question: 'Are 12 words enough?',
    answer:
      'Yes. 12 words are 128 bits, which nobody can search. 24 words are 256 bits and mainly guard against a poor source of randomness.',
  },
] satisfies Question[];
