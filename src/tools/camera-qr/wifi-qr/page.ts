import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Choose the encryption your router uses and enter the network name and the password.',
    'Turn on Hidden Network if the router hides its name. Pick any colors with enough contrast.',
    'The code appears once name and password are there, and is read back to check that it scans.',
    'Download it, print it, and put it up where guests can see it.',
  ],
});
