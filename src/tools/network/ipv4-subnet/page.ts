import { definePage } from '@/kit/page';

export default definePage({ clearsOnError: true, compact: true });
