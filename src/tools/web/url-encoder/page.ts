import { definePage } from '@/kit/page';

export default definePage({
  low: true,
  emptyMessage: 'Please enter text to encode',
});
