import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  keepHistory: false,
  help: [
    'Type or paste a MAC address in any form; the first six digits are enough for most.',
    'Several addresses go one per line and give a table.',
    'Only the part of the registry the prefix lies in is fetched, from this site.',
    'Copy the vendor, or all of it.',
  ],
});
