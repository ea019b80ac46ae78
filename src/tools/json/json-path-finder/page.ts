import { definePage } from '@/kit/page';

// The button stands beside the query.
export default definePage({ panes: true, keepHistory: false, button: false });
