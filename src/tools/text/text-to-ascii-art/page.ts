export { ART_PAGE as default } from '@/families/ascii-art/art-page';
