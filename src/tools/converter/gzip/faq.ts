import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the difference between gzip, zlib and raw deflate?',
    answer:
      'The compressed bytes are the same; the wrapping differs. Gzip has a header with the time and a checksum (.gz files, HTTP), zlib a shorter one (PNG, Git), raw deflate none (ZIP archives, SAML requests). When opening, gzip and zlib are detected automatically.',
  },
  {
    question: 'My text begins with H4sI. What is it?',
    answer:
      'Gzip written as Base64: those are its first bytes. Paste it with Decompress chosen; Base64 and hexadecimal are detected.',
  },
  {
    question: 'Why is a short text longer when it is compressed?',
    answer:
      'Gzip’s header and checksum take 18 bytes, and Base64 adds a third. Most texts get shorter from about a hundred characters.',
  },
  {
    question: 'Is there a limit?',
    answer:
      'Results above 256 MB are stopped with an error, so a few crafted bytes can’t fill your memory. Everything runs in your browser, in the background.',
  },
] satisfies Question[];
