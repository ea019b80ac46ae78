import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why does my terminal show another hash for the same text?',
    answer:
      'Nearly always because of a line break that cannot be seen: echo adds one, so use printf %s instead. Windows files end their lines with CR LF while a text box in a browser holds LF only; drop the file itself and its bytes are hashed as they are. Text is hashed as UTF-8.',
  },
  {
    question: 'How do I check a download?',
    answer:
      'Drop the file here and paste the checksum from the publisher into Expected Checksum. Hex in either case, Base64, a line of a SHA256SUMS file and an integrity attribute (sha256-…) are all understood, and you are told with which algorithm it matches.',
  },
  {
    question: 'Can I check many files against a SHA256SUMS file?',
    answer:
      'Yes. Drop the files together with the list, or paste the list into Expected Checksum. Every file in it is said to be OK, FAILED or missing, by its name. Lists of sha256sum and its kin, with or without --tag, of BSD and openssl, and SFV files are read; for CRC32, BLAKE2b and others beyond the first eight choose that Algorithm.',
  },
  {
    question: 'What is behind More?',
    answer:
      'The other sizes of SHA-3, SHAKE128 and SHAKE256 (their first 256 and 512 bits), BLAKE2b, BLAKE2s, BLAKE3 and SM3; and checksums that find accidents but stop nobody: xxHash (XXH32, XXH64, XXH3, XXH128 with seed 0), CRC16 (ARC and XMODEM), CRC32 as in ZIP and PNG, CRC32C (Castagnoli), CRC64 as in xz, and Adler-32. Choose one of them alone in Algorithm, or More for all.',
  },
  {
    question: 'Which algorithm should I use?',
    answer:
      'SHA256 unless something else is asked for. MD5 and SHA1 are broken: two different files with the same hash can be made on purpose, so they only tell accidental damage, never tampering. To store passwords use none of these but bcrypt, which is slow by design.',
  },
  {
    question: 'How large may a file be, and is it uploaded?',
    answer:
      'As large as you like, and no. Files are read piece by piece in a background worker, so memory stays flat and Stop works at any moment. Neither text nor files are sent anywhere, kept in storage or put into a link. Choosing one Algorithm makes a huge file several times quicker.',
  },
  {
    question: 'Is SHA3 here the same as Keccak?',
    answer:
      'No. SHA3 is SHA3-512 as standardised in FIPS 202. Some older libraries call the earlier Keccak-512 by the same name; its results differ because it pads the message in another way.',
  },
  {
    question: 'Why are some results shown in Hex although I chose Utf8 or Utf16?',
    answer:
      'A digest is arbitrary bytes, and most of them are not valid text. Rather than showing replacement characters, which would look right and be wrong, the row says so and gives the Hex.',
  },
] satisfies Question[];
