import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  rerunOnChange: true,
  help: [
    'This tool doesn’t need any input.',
    'Choose a usual size or set your own, then colors or a gradient, and the text, in one line or several. If the text is the size, it updates with it. They are remembered; Reset restores the defaults.',
    'The picture updates as you type.',
    'Copy the SVG or the data URI, or download the picture as SVG, PNG, WebP or JPEG, up to four times as fine.',
  ],
});
