import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Number', 'Enter a whole number from 0 to 100,000.'],
    [
      'Calculate',
      'The result follows as you type; Calculate or Enter asks again. A long calculation runs in the background and can be stopped.',
    ],
    ['Steps', 'Show Steps tells how the result comes about.'],
    ['Output', 'Copy or download the digits. Download History keeps all results of this page in a file.'],
  ],
});
