import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JavaScript Obfuscator',
  description:
    'Make JavaScript hard to read without changing what it does, on your own device: three levels, every option of the library, source maps.',
  keywords: [
    'obfuscate js',
    'protect javascript',
    'scramble code',
    'encrypt javascript',
    'hide source code',
    'control flow flattening',
    'uglify',
    'rename variables',
  ],
  icon: 'venetian-mask',
  related: ['javascript-minifier', 'javascript-formatter', 'javascript-console', 'code-beautifier'],
});
