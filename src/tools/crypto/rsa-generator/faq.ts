import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which key size should I choose?',
    answer:
      '2048 bits is what most systems expect and is considered safe until 2030; 3072 or 4096 bits for keys that must last longer. 1024 bits can be broken by those with large means and is offered for tests and old devices only.',
  },
  {
    question: 'Is it safe to make a private key in a web page?',
    answer:
      'This page makes it on your device, with the generator of your browser, and works without a connection: load it, disconnect and press Generate Key Pair. The key is not sent, stored or put into a link, and is gone when you close the tab, so save it first.',
  },
  {
    question: 'What is the difference between PKCS#8 and PKCS#1?',
    answer:
      'The wrapping. PKCS#8 (BEGIN PRIVATE KEY) and SPKI (BEGIN PUBLIC KEY) name the kind of key and are what current software wants. PKCS#1 (BEGIN RSA PRIVATE KEY) holds the bare RSA numbers and is wanted by older software. Format switches between them without making a new key.',
  },
  {
    question: 'How do I use the key for SSH?',
    answer:
      'Choose SSH under Format. Save the private key as ~/.ssh/id_rsa, readable only by you (chmod 600), and add the public line to ~/.ssh/authorized_keys on the server. OpenSSH reads private keys in PKCS#8.',
  },
  {
    question: 'Why do some sizes take longer?',
    answer:
      'Chromium makes only sizes that are multiples of 128 bits and rounds all others down without saying so. A key here always has exactly the size you chose: where the browser does not make it, the two primes are searched in a worker instead, which takes up to half a minute for the largest.',
  },
] satisfies Question[];
