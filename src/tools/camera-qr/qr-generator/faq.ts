import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Do these QR codes expire, and are scans counted?',
    answer:
      'No, neither. The code contains your text itself, not a link of ours that redirects to it. It works as long as its target does, and nobody tracks who scans it. For the same reason it can’t be changed after printing.',
  },
  {
    question: 'Which error resistance level should I choose?',
    answer:
      'M suits screens and most prints. L needs the fewest and largest modules: good for long text or small prints. Q and H still scan when a quarter or almost a third of the code is dirty, torn or covered by a logo, but need more modules.',
  },
  {
    question: 'How much text fits into a QR code?',
    answer:
      'At level L 2953 bytes, at M 2331, at Q 1663 and at H 1273. Digits alone are packed tighter (7089 at level L), and so are capital letters with digits (4296). An accented letter takes two bytes, an emoji four or more. Up to about 300 bytes, a code is easy to scan from a phone.',
  },
  {
    question: 'Which colors can scanners read?',
    answer:
      'Dark modules on a light background, with a contrast of at least 3 to 1. Some scanners read the reverse, many don’t. The picture is decoded here after every change, so you see at once if the colors don’t work. Keep the margin of four modules around the code.',
  },
  {
    question: 'PNG, SVG or JPEG?',
    answer:
      'SVG for print: it stays sharp at any size. PNG for web pages and documents: modules are whole pixels, and a transparent background (#ffffff00) is kept. JPEG only where nothing else is accepted; transparent areas turn white.',
  },
  {
    question: 'How do I make a code that dials, emails or adds a contact?',
    answer:
      'Start the text with a prefix that phones know: tel:+15550100, mailto:someone@example.com?subject=Hello, sms:+15550100, geo:52.5,13.4, or a whole vCard from BEGIN:VCARD to END:VCARD. Choose the kind above the options, and its fields write that for you.',
  },
  {
    question: 'Can I put a logo into the code?',
    answer:
      'Yes: PNG, JPEG, WebP or SVG up to 2 MB, over 10 to 30% of the side. The modules under it are left out and the error resistance is raised to H, which makes up for them. The picture is decoded after every change, so you see whether it still reads. The logo stays in your browser and is in no link.',
  },
  {
    question: 'How do I make many codes at once?',
    answer:
      'Press Many at Once and paste one text per line, or a CSV with the columns text and name. Up to 1,000 codes of the present look come as one ZIP of PNG, SVG, PDF or EPS files; names become file names. On the command line: localkit qr-generator list.csv --many --export-as png.',
  },
] satisfies Question[];
