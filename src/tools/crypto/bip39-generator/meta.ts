import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'BIP39 Mnemonic Generator',
  description:
    'Make BIP39 seed phrases in ten languages, also from dice or cards, and see seed, keys, addresses of ten coins and BIP85 children.',
  keywords: [
    'bip39',
    'mnemonic',
    'seed phrase',
    'recovery phrase',
    '12 words',
    '24 words',
    'wallet',
    'entropy',
    'bip39 seed',
    'checksum word',
    'bip32',
    'bip44',
    'bip84',
    'derivation path',
    'xpub',
    'xprv',
    'hd wallet addresses',
    'bip85',
    'dice entropy',
    'litecoin',
    'dogecoin',
  ],
  icon: 'wallet-cards',
  generator: true,
  related: ['token-generator', 'random-bytes', 'password-analyzer', 'hash-text', 'rsa-generator', 'uuid-generator'],
});
