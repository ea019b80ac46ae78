import { definePage } from '@/kit/page';

export default definePage({
  clearsOnError: true,
  help: [
    'Enter the first and the last address, or just a list under Start Address, such as 10.0.0.0/25, 10.0.0.128-200.',
    'Exclude removes addresses, networks and ranges. Contains checks whether one is included.',
    'Lists the fewest blocks that cover exactly that.',
    'Copy or download the table.',
  ],
});
