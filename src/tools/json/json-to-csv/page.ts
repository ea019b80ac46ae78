import { definePage } from '@/kit/page';

export default definePage({ history: { title: 'Conversion History', restores: 'input' } });
