import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is it safe to paste a token here?',
    answer:
      'The token is read in this page and goes nowhere: it is not sent, stored, or put into links or history. Still, a token that is valid is a key; prefer an expired one where it does.',
  },
  {
    question: 'Can anyone read what is in a JWT?',
    answer:
      'Yes. Header and payload are only Base64, not encrypted. The signature keeps them from being changed, not from being read, so never put secrets into a token.',
  },
  {
    question: 'How do I verify the signature?',
    answer:
      'Paste the key: the shared secret for HS256, HS384 and HS512, or the public key as PEM or JWK for RS, PS, ES and EdDSA. A secret that is written in Base64 needs Secret is Base64. A key that cannot be used is said to be so; what the token says is shown all the same.',
  },
  {
    question: 'How do I make a token of my own, or change one?',
    answer:
      'Choose Sign. Header and payload of the token that stands there can be changed, or written anew, and the signed token follows. Enter the secret or the private key (PEM or JWK), or press Make Key: then the public key to verify with is shown too. HS, RS, PS and ES with 256, 384 and 512 bits and EdDSA are signed by your browser; the key goes nowhere.',
  },
  {
    question: 'Can I verify with the keys of my provider (JWKS)?',
    answer:
      'Yes. Open the address of its key set in your browser and paste the whole answer, {"keys":[…]}, as the key. The one that the token names by its key ID (kid) is taken; where it names none, those that fit are tried.',
  },
  {
    question: 'Why does my token have five parts?',
    answer:
      'It is encrypted (JWE), not only signed. Its header is shown, which says how; the rest can be read by whoever has the key, and not here.',
  },
  {
    question: 'What is wrong with alg none?',
    answer:
      'Such a token has no signature at all: anyone can write one. A server that accepts it accepts anything. The same goes for a token whose algorithm does not fit the key.',
  },
] satisfies Question[];
