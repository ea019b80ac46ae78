import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why does my terminal show a different hash for the same text?',
    answer:
      'Almost always an invisible line break: echo adds one, so use printf %s instead. Windows files end lines with CR LF, but a text box in a browser uses LF; drop the file itself to hash its bytes unchanged. Text is hashed as UTF-8.',
  },
  {
    question: 'How do I check a download?',
    answer:
      'Drop the file here and paste the checksum from the publisher into Expected Checksum. Hex in either case, Base64, a line of a SHA256SUMS file and an integrity attribute (sha256-…) all work, and you see which algorithm matches.',
  },
  {
    question: 'Can I check many files against a SHA256SUMS file?',
    answer:
      'Yes. Drop the files together with the list, or paste the list into Expected Checksum. Each file is marked OK, FAILED or missing. It reads lists from sha256sum and similar tools, with or without --tag, from BSD and openssl, and SFV files; for CRC32, BLAKE2b and others beyond the first eight, choose that Algorithm.',
  },
  {
    question: 'What does More include?',
    answer:
      'The other sizes of SHA-3, SHAKE128 and SHAKE256 (their first 256 and 512 bits), BLAKE2b, BLAKE2s, BLAKE3 and SM3; and checksums that catch accidents but not attackers: xxHash (XXH32, XXH64, XXH3, XXH128 with seed 0), CRC16 (ARC and XMODEM), CRC32 as in ZIP and PNG, CRC32C (Castagnoli), CRC64 as in xz, and Adler-32. Choose a single one in Algorithm, or More for all.',
  },
  {
    question: 'Which algorithm should I use?',
    answer:
      'SHA256 unless something else is required. MD5 and SHA1 are broken: two different files with the same hash can be made on purpose, so they only detect accidental damage, never tampering. For passwords use none of these but bcrypt, which is slow by design.',
  },
  {
    question: 'How large can a file be, and is it uploaded?',
    answer:
      'As large as you like, and no. A background worker reads files piece by piece, so memory use stays low and Stop always works. Neither text nor files are sent, stored or put in a link. For a huge file, choosing one Algorithm is several times faster.',
  },
  {
    question: 'Is SHA3 here the same as Keccak?',
    answer:
      'No. SHA3 is SHA3-512 as standardized in FIPS 202. Some older libraries call the earlier Keccak-512 by the same name; its results differ because it pads the message differently.',
  },
  {
    question: 'Why are some results shown in Hex although I chose Utf8 or Utf16?',
    answer:
      'A digest is arbitrary bytes, and most aren’t valid text. Replacement characters would look right but be wrong, so the row says so and shows the Hex.',
  },
] satisfies Question[];
