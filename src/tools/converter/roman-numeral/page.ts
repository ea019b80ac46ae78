import { definePage } from '@/kit/page';

export default definePage({
  clearLabel: 'Clear',
  help: [
    'Type a number from 1 to 3999 into Number, or a numeral into Roman Numeral.',
    'Bars goes on beyond 3999, with a bar above the letters that mean thousands.',
    'Each field fills the other as you type.',
    'Below you see what each letter is worth. Copy either field with the button next to it.',
  ],
});
