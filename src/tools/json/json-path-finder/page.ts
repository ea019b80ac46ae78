import { definePage } from '@/kit/page';

// The button stands beside the query.
export default definePage({ panes: true, remembers: false, button: false });
