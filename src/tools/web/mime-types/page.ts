import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  keepHistory: false,
  help: [
    'Type an extension, a file name, or a MIME type.',
    'Get MIME Type answers for extensions, Get Extension for types, Search All lists whatever contains your words.',
    'The usual answer comes first; others are listed beside it.',
    'Copy the result.',
  ],
});
