import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is it safe to paste a token here?',
    answer:
      'The token is read in this page only: it isn’t sent, stored, or put in links or history. Still, a valid token is a key, so use an expired one if you can.',
  },
  {
    question: 'Can anyone read what is in a JWT?',
    answer:
      'Yes. Header and payload are just Base64, not encrypted. The signature protects them from changes, not from being read, so never put secrets in a token.',
  },
  {
    question: 'How do I verify the signature?',
    answer:
      'Paste the key: the shared secret for HS256, HS384 and HS512, or the public key as PEM or JWK for RS, PS, ES and EdDSA. For a secret in Base64, turn on Secret is Base64. If a key can’t be used, you get an error, but still see the token’s content.',
  },
  {
    question: 'How do I make or change a token?',
    answer:
      'Choose Sign. Change the token’s header and payload or write new ones, and the signed token updates. Enter the secret or private key (PEM or JWK), or press Make Key, which also shows the public key for verifying. Your browser signs HS, RS, PS and ES with 256, 384 and 512 bits, and EdDSA; the key isn’t sent anywhere.',
  },
  {
    question: 'Can I verify with the keys of my provider (JWKS)?',
    answer:
      'Yes. Open its key set’s URL in your browser and paste the whole response, {"keys":[…]}, as the key. The key with the token’s key ID (kid) is used; if there is none, all matching keys are tried.',
  },
  {
    question: 'Why does my token have five parts?',
    answer: 'It’s encrypted (JWE), not just signed. You see its header, which says how; the rest can’t be read here.',
  },
  {
    question: 'What is wrong with alg none?',
    answer:
      'Such a token has no signature: anyone can make one. A server that accepts it accepts anything. The same goes for a token whose algorithm doesn’t match the key.',
  },
] satisfies Question[];
