export { default } from '@/families/mock/MockPage';
