import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  keepHistory: false,
  help: [
    'Type or paste a MAC address in any format; the first six digits are enough for most.',
    'Put several addresses on separate lines to get a table, or choose Maker to list the prefixes of a company.',
    'Only the matching part of the registry is loaded, from this site.',
    'Copy the vendor or everything.',
  ],
});
