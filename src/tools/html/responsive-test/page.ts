import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'Load',
      'Enter the address of a page with http:// or https:// and press Load, or paste HTML. Nothing loads before that.',
    ],
    [
      'Size',
      'Choose a device, enter a width and a height, drag an edge or press a breakpoint. Rotate turns it; Add Screen shows up to six.',
    ],
    ['View', 'Zoom in and out, or let Fit choose. Rulers count the pixels of the device and mark the breakpoints.'],
    [
      'Change',
      'Auto Refresh keeps reloading the page. Dark Mode asks for its dark colors. Without Show Scrollbars it has none and doesn’t scroll.',
    ],
  ],
});
