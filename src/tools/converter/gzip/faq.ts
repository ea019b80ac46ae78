import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the difference between gzip, zlib and raw deflate?',
    answer:
      'The compressed bytes are the same; what stands around them differs. Gzip has a header with the time and a checksum (files ending in .gz, HTTP), zlib a shorter one (PNG, Git), raw deflate none at all (ZIP archives, SAML requests). When something is opened, the first two are told by how they begin.',
  },
  {
    question: 'My text begins with H4sI. What is it?',
    answer:
      'Gzip written as Base64: these are its first bytes. Paste it with Decompress chosen; Base64 and hexadecimal are recognised.',
  },
  {
    question: 'Why is a short text longer when it is compressed?',
    answer:
      'Header and checksum of gzip take 18 bytes, and Base64 adds a third. From about a hundred characters on, most texts become shorter.',
  },
  {
    question: 'Is there a limit?',
    answer:
      'What would become larger than 256 MB is given up with a message, so that a few crafted bytes cannot fill your memory. Everything happens in your browser, on another thread.',
  },
] satisfies Question[];
