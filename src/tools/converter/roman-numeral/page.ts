import { definePage } from '@/kit/page';

export default definePage({
  clearLabel: 'Clear',
  help: [
    'Type a number from 1 to 3999 into Number, or a numeral into Roman Numeral.',
    'There is nothing to set.',
    'Each field fills the other as you type.',
    'Below them stands what each letter is worth. Copy either field with the button beside it.',
  ],
});
