import { definePage } from '@/kit/page';

export default definePage({
  clearLabel: 'Clear Text',
});
