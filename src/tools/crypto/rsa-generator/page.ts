import { definePage } from '@/kit/page';

export default definePage({
  live: false,
  help: [
    'This tool doesn’t need any input.',
    'Choose the Key Size. Format can be changed later too: the key stays the same.',
    'Press Generate Key Pair. Large and unusual sizes take a while; you can stop them.',
    'Copy or download each half. Keep the private key to yourself: it only exists in this tab and is gone when you leave.',
  ],
});
