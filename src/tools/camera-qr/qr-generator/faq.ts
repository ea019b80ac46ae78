import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Do these QR codes expire, and are scans counted?',
    answer:
      'Neither. The code holds your text itself and not an address of ours that forwards to it, so it works for as long as what it points to does, and nobody learns who scanned it. For the same reason it cannot be changed once it is printed.',
  },
  {
    question: 'Which error resistance level should I choose?',
    answer:
      'M suits screens and most prints. L gives the fewest and largest modules, good for long text or small prints. Q and H still read when a quarter or nearly a third of the code is dirty, torn or covered by a logo, at the price of more modules.',
  },
  {
    question: 'How much text fits into a QR code?',
    answer:
      'At level L 2953 bytes, at M 2331, at Q 1663 and at H 1273. Digits alone are packed tighter (7089 at level L), and so are capital letters with digits (4296). An accented letter takes two bytes, an emoji four or more. Below some 300 bytes a code is still easy to scan from a phone.',
  },
  {
    question: 'Which colors can scanners read?',
    answer:
      'Dark modules on a light ground, with a contrast of at least 3 to 1. Some scanners read the reverse, many do not. The finished picture is decoded here after every change, so you see at once when colors go wrong. Keep the free margin of four modules around the code.',
  },
  {
    question: 'PNG, SVG or JPEG?',
    answer:
      'SVG for print: it stays sharp at any size. PNG for web pages and documents: every module is a whole number of pixels, and a transparent background (write #ffffff00) is kept. JPEG only where nothing else is taken; what was transparent is white in it.',
  },
  {
    question: 'How do I make a code that dials, mails or adds a contact?',
    answer:
      'Start the text with what phones look for: tel:+15550100, mailto:someone@example.com?subject=Hello, sms:+15550100, geo:52.5,13.4, or a whole vCard from BEGIN:VCARD to END:VCARD. Clear the text to see them offered as starting points.',
  },
] satisfies Question[];
