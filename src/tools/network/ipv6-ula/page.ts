import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  help: [
    'Type the MAC address of a card in your network, or choose a random Global ID.',
    'Random (RFC 4193) is what the standard recommends; it doesn’t need a MAC address.',
    'Generate ULA makes a new random ID each time.',
    'Copy the address or the first and last block.',
  ],
});
