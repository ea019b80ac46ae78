import { definePage } from '@/kit/page';

export default definePage({
  clearsOnError: true,
  help: [
    'Paste a token, with or without Bearer before it.',
    'Paste the key too if you want the signature checked: a shared secret, a PEM or a JWK.',
    'Header, payload and signature appear as you paste; times are told in words.',
    'Copy any part. Neither token nor key is kept or put into a link.',
  ],
});
