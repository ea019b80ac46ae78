import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Category', 'Choose what is measured, or find a unit by name or symbol under Search Units.'],
    ['Units', 'Choose From and To. Swap exchanges them and takes the result as the new value.'],
    ['Value', 'The result follows as you type. Rounding decides how many digits are shown.'],
    ['All units', 'The list shows the value in every unit of the category; press one to convert to it.'],
  ],
});
