import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  rerunOnChange: true,
  help: [
    'This tool doesn’t need any input.',
    'Set the size, the colors and the text. If the text is the size, it updates with it. They are remembered; Reset restores the defaults.',
    'The picture updates as you type.',
    'Copy the SVG or the data URI, or download the picture as a file.',
  ],
});
