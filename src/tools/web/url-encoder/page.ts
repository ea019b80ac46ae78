import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  emptyMessage: 'Please enter text to encode',
});
