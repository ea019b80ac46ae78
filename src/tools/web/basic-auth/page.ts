import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Enter a user name and a password, or paste an Authorization header into Auth String.',
    'Nothing you enter is stored or put in a link.',
    'Generate Auth String makes the header; Decode Auth String reads one and fills in Username and Password.',
    'Copy each line of the result with the button next to it.',
  ],
});
