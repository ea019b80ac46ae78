import { defineArt } from '@/families/ascii-art/art-tool';

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
  {
    title: 'Small letters',
    input: 'Hello',
    options: { font: 'Small' },
    output: '  _  _     _ _\n | || |___| | |___\n | __ / -_) | / _ \\\n |_||_\\___|_|_\\___/',
  },
]);
