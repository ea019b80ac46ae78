import { definePage } from '@/kit/page';

export default definePage({
  clearsOnError: true,
  help: [
    'Paste a token, with or without Bearer. In Sign, write or change header and payload.',
    'To check the signature, paste the key too: a shared secret, a PEM, a JWK or a set of them (JWKS). To sign, enter the private key; Make Key makes one.',
    'Header, payload and signature appear as you paste, the signed token as you type; times are shown in words.',
    'Copy any part. Token and key aren’t stored or put in links.',
  ],
});
