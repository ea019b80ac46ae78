import { definePage } from '@/kit/page';

export default definePage({
  live: false,
});
