import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Nothing need be entered. To look into a phrase made for testing, type it into Mnemonic, never one that guards money; to make words of dice or coins, type hex into Entropy.',
    'Choose Language and Strength for new words. A Passphrase changes the seed, and so every key.',
    'Press Generate for new words. Mnemonic and Entropy fill each other as you type; wrong words are named. A Derivation shows the extended keys and first addresses: of a wallet, or with BIP32 of any path you type.',
    'Copy what you need. All of it stays in this tab: nothing is sent, stored or put into links.',
  ],
});
