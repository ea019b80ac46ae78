import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'MIME Types',
  description: 'Find the MIME type of a file extension, or the extensions of a MIME type, in the complete registry.',
  keywords: [
    'content-type',
    'media type',
    'file extension',
    'mimetype',
    'application/json',
    'image/webp',
    'iana',
    'file type',
  ],
  icon: 'file-type',
  popularity: 1,
  related: ['http-status', 'url-parser', 'base64-string', 'html-entities'],
});
