import { definePage } from '@/kit/page';

export default definePage({
  clearLabel: 'Reset All',
  clearsOptions: true,
});
