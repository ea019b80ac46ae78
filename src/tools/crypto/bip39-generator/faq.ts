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
    question: 'May I type the phrase of my own wallet here?',
    answer:
      'No: not here, and not into any other page. This one sends and stores nothing and works without a connection, but you cannot see that, and neither extensions nor other software on the device are under its control. Whoever has the words has the money. Enter phrases made for testing, and look up your own addresses in the wallet.',
  },
  {
    question: 'Which derivation belongs to which address?',
    answer:
      "Addresses that begin with 1 (legacy) are of BIP44, m/44'/0'/0', with 3 (nested SegWit) of BIP49, m/49'/0'/0', with bc1q (native SegWit) of BIP84, m/84'/0'/0', and with bc1p (Taproot) of BIP86, m/86'/0'/0'. Ethereum uses m/44'/60'/0'. The last two numbers are the chain, 0 to receive and 1 for change, and the index. All of it is checked against the vectors those documents publish.",
  },
  {
    question: 'How do I see the keys of a path of my own?',
    answer:
      "Choose BIP32 as Derivation and type the path: m/0'/0, 44h/0h/0h/0 or any other, with ', h or H after a number that is hardened, and with or without m. You see the extended keys at that path and the addresses one step below it, of the Address Type you choose: P2PKH unless you say otherwise. Ledger’s old paths of Ethereum, for one, are m/44'/60'/0' with Ethereum as Coin. Checked against the vectors of BIP32.",
  },
  {
    question: 'What does hardened mean?',
    answer:
      "A step written with ' or h can be taken with the private key alone, so that an xpub above it shows nothing of what is below. Accounts are hardened so that one that leaks does not endanger the others; addresses mostly are not, so that a wallet can watch them with the xpub. Hardened Addresses shows those of wallets that did it, as Bitcoin Core once did with m/0'/0'.",
  },
  {
    question: 'What are xpub, ypub and zpub?',
    answer:
      'One extended public key under different first letters: they tell a wallet what addresses to make of it, xpub those of BIP44, ypub of BIP49, zpub of BIP84 (SLIP 132). Whoever has one sees every address and payment of the account, but cannot spend; an xprv, yprv or zprv can, and is shown only after Show Private Keys.',
  },
  {
    question: 'Are 12 words enough?',
    answer:
      'Yes. 12 words hold 128 bits, which nobody can search through. 24 words hold 256 bits; they mainly guard against a source of randomness that is worse than it should be.',
  },
] satisfies Question[];
