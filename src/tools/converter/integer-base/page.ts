import { definePage } from '@/kit/page';

export default definePage({ low: true, button: false });
