export { default } from '@/families/ascii-art/ArtPage';
