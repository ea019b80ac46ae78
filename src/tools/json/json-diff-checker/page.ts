import { definePage } from '@/kit/page';

export default definePage({ keepHistory: false });
