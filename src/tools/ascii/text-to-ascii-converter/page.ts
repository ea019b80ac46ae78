import { definePage } from '@/kit/page';
import { CODE_PAGE } from '../codes-tool';

export default definePage(CODE_PAGE);
