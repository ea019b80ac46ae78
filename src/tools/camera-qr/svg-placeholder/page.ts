import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  rerunOnChange: true,
  help: [
    'This tool needs no input.',
    'Set the size, the colors and the text. A text that is the size follows it. They are remembered; Reset brings the defaults back.',
    'The picture follows as you type.',
    'Copy the SVG or the data URI, or download the picture as a file.',
  ],
});
