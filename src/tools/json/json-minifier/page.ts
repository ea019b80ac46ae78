import { definePage } from '@/kit/page';

export default definePage({ panes: true });
