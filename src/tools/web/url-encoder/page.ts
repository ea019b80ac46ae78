import { definePage } from '@/kit/page';

export default definePage({
  emptyMessage: 'Please enter text to encode',
});
