import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  keepHistory: false,
  help: [
    'Type an extension, a file name, or a MIME type.',
    'Get MIME Type is for extensions, Get Extension for types, and Search All lists everything that contains your words.',
    'The most common answer comes first, then the others.',
    'Copy the result.',
  ],
});
