import { definePage } from '@/kit/page';

export default definePage({ history: { title: 'JSON History', restores: 'output' } });
