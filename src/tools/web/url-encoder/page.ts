import { definePage } from '@/kit/page';

export default definePage({
  low: true,
  button: 'beside',
  emptyMessage: 'Please enter text to encode',
});
