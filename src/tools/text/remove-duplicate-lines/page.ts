import { definePage } from '@/kit/page';

export default definePage({
  indicator: 500,
});
