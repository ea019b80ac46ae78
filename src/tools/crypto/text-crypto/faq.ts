import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which algorithm should I choose?',
    answer:
      'AES-256-GCM. It makes guessing the passphrase slow (PBKDF2 with 600,000 rounds) and notices every change of the text. The other four are here to read and write what existing programs use: they hash the passphrase once with MD5 and cannot tell that a text was altered.',
  },
  {
    question: 'How do I decrypt an AES result with openssl?',
    answer:
      'With openssl enc -d -aes-256-cbc -md md5 -a -A and your passphrase; for TripleDES use -des-ede3-cbc. The other way round works as well: what openssl enc -a wrote with -md md5 can be pasted here. For what it writes without -md, or with -pbkdf2, choose SHA256 or PBKDF2 in Key Derivation; that way openssl enc -d -aes-256-cbc -pbkdf2 -a -A reads what is encrypted here.',
  },
  {
    question: 'What does a text that starts with U2FsdGVkX1 mean?',
    answer:
      'It is Base64 of Salted__, the form in which OpenSSL and CryptoJS write text that was encrypted with a passphrase. Choose the algorithm it was made with, most often AES, and enter the passphrase.',
  },
  {
    question: 'What is in an AES-256-GCM result?',
    answer:
      'Everything needed to decrypt it but the passphrase: $aes-256-gcm$pbkdf2-sha256$i=iterations$salt$nonce$data, in Base64url. The key is PBKDF2-HMAC-SHA-256 of the passphrase, data ends with the tag of 16 bytes, and all that stands before data is authenticated as additional data, so that other programs can read it too.',
  },
  {
    question: 'I have a key and an IV instead of a passphrase. What do I do?',
    answer:
      'Choose AES with a raw key. The Raw Key of 16, 24 or 32 bytes and the IV are entered as hex or Base64; Cipher Mode is CBC, CTR, GCM or ECB, and Padding PKCS #7, zero bytes or none. It is what openssl enc -aes-256-cbc -K key -iv iv -a -A does. Of GCM the tag of 16 bytes stands at the end of the ciphertext. Without an IV one is drawn when encrypting and shown beside the result.',
  },
  {
    question: 'I forgot the passphrase. Can the text be recovered?',
    answer:
      'Not with AES-256-GCM, unless the passphrase was easy to guess. There is no copy of it anywhere: neither the text nor the passphrase leaves this tab or is stored.',
  },
  {
    question: 'Why does my RC4 result differ from openssl enc -rc4?',
    answer:
      'RC4 here follows the common JavaScript libraries, which use a key of 256 bits; openssl enc -rc4 uses 128. RC4 is broken in any case.',
  },
] satisfies Question[];
