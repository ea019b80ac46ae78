import { defineMeta } from '../meta';

/** The page that joins the tools: found and listed like one of them. */
export default defineMeta({
  name: 'Chain',
  description:
    'Join tools into one: the result of each step becomes the input of the next. Decode, format, sort, convert and hash in one go, for a text, each line, or many files.',
  keywords: [
    'pipeline',
    'recipe',
    'workflow',
    'combine',
    'steps',
    'batch',
    'several tools',
    'cyberchef',
    'macro',
    'automate',
  ],
  icon: 'workflow',
  popularity: 2,
  related: [],
});
