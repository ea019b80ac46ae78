import { defineArt } from '@/families/ascii-art/art-tool';

export default defineArt([
  {
    title: 'Slant',
    input: 'Hi',
    options: { font: 'Slant' },
    output: `    __  ___
   / / / (_)
  / /_/ / /
 / __  / /
/_/ /_/_/`,
  },
  {
    title: 'Banner',
    input: 'Hi',
    options: { font: 'Big' },
    output: '  _    _ _\n | |  | (_)\n | |__| |_\n |  __  | |\n | |  | | |\n |_|  |_|_|',
  },
]);
