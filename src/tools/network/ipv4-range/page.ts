import { definePage } from '@/kit/page';

export default definePage({
  clearsOnError: true,
  help: [
    'Enter the first and the last address; or only a list under Start Address, such as 10.0.0.0/25, 10.0.0.128-200.',
    'Exclude leaves addresses, networks and ranges out. Contains says whether one is in it.',
    'The fewest blocks that hold exactly that are listed.',
    'Copy or download the table.',
  ],
});
