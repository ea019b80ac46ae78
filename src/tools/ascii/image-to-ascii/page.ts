import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Choose an image, drop it on the page, or paste it.',
    'Set the width, the characters, and how colors and shades are drawn.',
    'The art follows every change.',
    'Copy it as text, HTML or ANSI, or save it as a file or a picture.',
  ],
});
