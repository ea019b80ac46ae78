import { defineArt } from '@/ui/ascii-art/art-tool';

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
]);
