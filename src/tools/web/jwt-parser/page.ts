import { definePage } from '@/kit/page';

export default definePage({
  clearsOnError: true,
  help: [
    'Paste a token, with or without Bearer before it. In Sign, write header and payload, or change those of the token.',
    'Paste the key too if you want the signature checked: a shared secret, a PEM, a JWK or a set of them (JWKS). To sign, the private key; Make Key draws one.',
    'Header, payload and signature appear as you paste, the signed token as you type; times are told in words.',
    'Copy any part. Neither token nor key is kept or put into a link.',
  ],
});
