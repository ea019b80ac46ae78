import { definePage } from '@/kit/page';

export default definePage({ button: false });
