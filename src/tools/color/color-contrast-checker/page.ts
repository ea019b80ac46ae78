import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Pick or type the text and the background color as HEX with 3 or 6 digits. Swap Colors switches them.',
    'Font Size and Font Weight change the sample and whether it counts as large. Dark Mode shows it on a dark page.',
    'Ratio, AA, AAA and APCA update as you go. If something fails, the nearest passing colors are suggested.',
    'Download Results saves contrast-results.json. The last five checks are listed and can be loaded again.',
  ],
});
