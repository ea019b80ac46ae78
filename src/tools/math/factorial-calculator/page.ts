import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Number', 'Enter a whole number from 0 to 100,000.'],
    [
      'Calculate',
      'The result updates as you type; Calculate or Enter runs it again. A long calculation runs in the background and can be stopped.',
    ],
    ['Steps', 'Show Steps explains the result.'],
    ['Output', 'Copy or download the digits. Download History saves all results on this page.'],
  ],
});
