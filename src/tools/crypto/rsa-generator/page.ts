import { definePage } from '@/kit/page';

export default definePage({
  live: false,
  help: [
    'This tool needs no input.',
    'Choose the Key Size. Format may be changed afterwards too: the key stays the same.',
    'Press Generate Key Pair. Large and unusual sizes take a while; they can be stopped.',
    'Copy or download each half. Keep the private key to yourself: it exists in this tab only and is gone when you leave.',
  ],
});
