import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Gzip Compressor',
  description:
    'Compress text or files as gzip, zlib or raw deflate, and decompress to text, Base64, hexadecimal or a file.',
  keywords: [
    'gzip',
    'gunzip',
    'zlib',
    'deflate',
    'inflate',
    'compress',
    'decompress',
    'ungzip',
    'compressed base64',
    'H4sI',
  ],
  icon: 'file-archive',
  popularity: 1,
  opens: ['.gz'],
  related: ['base64-string', 'hash-text', 'json-minifier', 'text-binary'],
});
