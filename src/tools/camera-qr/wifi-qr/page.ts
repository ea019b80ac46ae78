import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Choose the encryption of your router and enter the network name and the password.',
    'Turn on Hidden Network if the router hides its name. Colors are up to you, as long as they differ.',
    'The code appears as soon as name and password are there, and is read back to see whether phones can.',
    'Download it, print it, and hang it up where guests see it.',
  ],
});
