import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Load', 'Enter the address of a page with http:// or https:// and press Load. Nothing loads before that.'],
    ['Size', 'Choose a device, or enter a width and a height. Rotate turns it; the badge names the breakpoint.'],
    ['View', 'Zoom in and out, or let Fit choose. Rulers count the pixels of the device and mark the breakpoints.'],
    [
      'Change',
      'Auto Refresh keeps reloading the page. Dark Mode asks for its dark colors. Without Show Scrollbars it has none and doesn’t scroll.',
    ],
  ],
});
