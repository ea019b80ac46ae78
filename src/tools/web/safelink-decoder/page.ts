import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  button: false,
  help: [
    'Paste the link as it stands in the mail; a link is not opened by decoding it.',
    'There is nothing to set. Several links go one per line.',
    'The address behind the wrapper appears as you paste.',
    'Copy it, look at its host, and decide.',
  ],
});
