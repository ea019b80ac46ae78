import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'No input needed. To inspect a test phrase, type it into Mnemonic (never a phrase that protects money); to make words from dice or coins, type hex into Entropy.',
    'Choose Language and Strength for new words. A Passphrase changes the seed and every key.',
    'Press Generate for new words. Mnemonic and Entropy update each other as you type; wrong words are named. Choose a Derivation to see the extended keys and first addresses, or BIP32 for any path you type.',
    'Copy what you need. It all stays in this tab: nothing is sent, stored or put in links.',
  ],
});
