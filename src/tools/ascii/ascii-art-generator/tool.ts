import { defineArt } from '@/ui/ascii-art/art-tool';

export default defineArt([
  {
    title: 'Hello',
    input: 'Hello',
    output: String.raw`  _   _      _ _
 | | | | ___| | | ___
 | |_| |/ _ \ | |/ _ \
 |  _  |  __/ | | (_) |
 |_| |_|\___|_|_|\___/`,
  },
]);
