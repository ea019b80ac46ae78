import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Pick or type the text and the background color as HEX of 3 or 6 digits. Swap Colors exchanges them.',
    'Font Size and Font Weight change the sample and whether it counts as large. Dark Mode shows it on dark surroundings.',
    'Ratio, AA, AAA and APCA follow at once. Where something fails, the nearest colors that pass are offered.',
    'Download Results saves contrast-results.json. The last five checks are listed and can be loaded again.',
  ],
});
