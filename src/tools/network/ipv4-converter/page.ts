import { definePage } from '@/kit/page';

export default definePage({ compact: true });
