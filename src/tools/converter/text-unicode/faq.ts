import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which format do I need?',
    answer:
      'U+0041 is how standards name a character. \\u0041 works in JavaScript, JSON, Java and C#; \\u{41} in modern JavaScript, Rust, Swift and PHP; &#x41; in HTML and XML; \\41 in style sheets.',
  },
  {
    question: 'Why is one emoji two \\u escapes?',
    answer:
      'Four digits only reach U+FFFF. Characters beyond it are written as two surrogates in that format, as JSON requires. The other formats write them as one.',
  },
  {
    question: 'Do I have to say which format I paste?',
    answer:
      'No. Unicode to Text reads all of them, even mixed, as well as decimal entities, \\x41 and \\U00000041. Other text stays as it is.',
  },
  {
    question: 'What does Non-ASCII Only do?',
    answer:
      'It leaves plain English letters, digits and symbols readable and escapes the rest: Grüße becomes Gr\\u00FC\\u00DFe. Characters that start an escape are escaped too, so the text can be read back.',
  },
  {
    question: 'How do I see every form at once?',
    answer:
      'Choose All at once under Format. It lists code points, the bytes of UTF-8, UTF-16 and UTF-32 (highest first), percent-encoding, what stands between double quotes in JavaScript, JSON, Java, C, Python, Rust and Perl, and CSS, HTML and Punycode. Each can be copied alone, or chosen as a Format of its own.',
  },
  {
    question: 'How do I read bytes, percent-encoding, Punycode or a string of a program?',
    answer:
      'Choose what it is under From. Bytes are hexadecimal with any separator; FF FE in front means that the lowest byte comes first. A string of a program may use the escapes of all the languages, such as \\n, \\x41, \\303\\251 and \\u{1F642}, with its double quotes or without.',
  },
] satisfies Question[];
