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
    question: 'What is wrong with alg none?',
    answer:
      'Such a token has no signature at all: anyone can write one. A server that accepts it accepts anything. The same goes for a token whose algorithm does not fit the key.',
  },
] satisfies Question[];
