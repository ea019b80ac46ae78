import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'No input needed. To inspect a test phrase, type it into Mnemonic (never a phrase that protects money); to make words from dice, cards or coin flips, choose them under Entropy From.',
    'Choose Language and Strength for new words. A Passphrase changes the seed and every key.',
    'Press Generate for new words. Mnemonic and Entropy update each other as you type; wrong words are named. Choose a Derivation to see the extended keys and first addresses, or BIP32 for any path you type, and a BIP85 Child for the phrase, key or password of another wallet.',
    'Copy what you need. It all stays in this tab: nothing is sent, stored or put in links.',
  ],
});
