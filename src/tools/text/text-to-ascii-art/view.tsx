export { default } from '@/ui/ascii-art/ArtPage';
