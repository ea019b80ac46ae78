import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  button: false,
  help: [
    'Paste the link from the email; decoding doesn’t open it.',
    'No settings needed. Put several links on separate lines.',
    'The real link appears as you paste.',
    'Copy it, check its host, and decide.',
  ],
});
