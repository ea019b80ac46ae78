import { definePage } from '@/kit/page';

export default definePage({ remembers: false });
