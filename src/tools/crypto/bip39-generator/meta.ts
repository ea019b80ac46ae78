import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'BIP39 Mnemonic Generator',
  description:
    'Make BIP39 seed phrases in ten languages and turn words into entropy and seed, or back. Nothing leaves this tab.',
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
  ],
  icon: 'wallet-cards',
  generator: true,
  related: ['token-generator', 'random-bytes', 'password-analyzer', 'hash-text', 'rsa-generator', 'uuid-generator'],
});
