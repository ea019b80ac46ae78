import { definePage } from '@/kit/page';

export default definePage({
  clearsOnError: true,
  help: [
    'Type or paste the text to encrypt, or the encrypted text, drop a file on the box, or use Upload.',
    'Choose Encrypt or Decrypt and the Algorithm, and enter the Passphrase, or the Raw Key with its IV, as hex or Base64.',
    'The result updates as you type. AES-256-GCM takes a moment on purpose: it slows down every guess.',
    'Copy the result or download it. Text and passphrase stay in this tab: they aren’t stored or put in links.',
  ],
});
