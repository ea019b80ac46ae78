import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Category', 'Choose the kind of unit, or find a unit by name or symbol under Search Units.'],
    ['Units', 'Choose From and To. Swap switches them and uses the result as the new value.'],
    ['Value', 'Type a number, or the whole question: 5 ft 11 in to cm. Rounding sets how many digits are shown.'],
    ['All units', 'The list shows the value in every unit of the category; press one to convert to it.'],
  ],
});
