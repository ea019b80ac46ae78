import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which key size should I choose?',
    answer:
      '2048 bits is what most systems expect and is considered safe until 2030; use 3072 or 4096 for keys that must last longer. 1024 bits can be broken with enough money and is only for tests and old devices.',
  },
  {
    question: 'Is it safe to make a private key in a web page?',
    answer:
      'This page makes it on your device, with your browser’s generator, and works offline: load it, disconnect and press Generate Key Pair. The key isn’t sent, stored or put in a link, and is gone when you close the tab, so save it first.',
  },
  {
    question: 'What is the difference between PKCS#8 and PKCS#1?',
    answer:
      'The wrapping. PKCS#8 (BEGIN PRIVATE KEY) and SPKI (BEGIN PUBLIC KEY) name the key type and are what current software expects. PKCS#1 (BEGIN RSA PRIVATE KEY) contains only the RSA numbers and is for older software. Format switches between them without making a new key.',
  },
  {
    question: 'How do I use the key for SSH?',
    answer:
      'Choose SSH under Format. Save the private key as ~/.ssh/id_rsa, readable only by you (chmod 600), and add the public line to ~/.ssh/authorized_keys on the server. OpenSSH reads private keys in PKCS#8.',
  },
  {
    question: 'Why do some sizes take longer?',
    answer:
      'Chromium only makes sizes that are multiples of 128 bits and silently rounds others down. Here a key always has exactly the size you chose: if the browser can’t make it, a worker searches for the primes, which takes up to half a minute for the largest.',
  },
] satisfies Question[];
