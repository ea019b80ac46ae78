import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Responsive Test',
  description: 'See any page on phones, tablets, laptops and desktops, with rulers and breakpoints.',
  keywords: [
    'responsive design checker',
    'mobile preview',
    'viewport size',
    'screen size test',
    'device emulator',
    'breakpoints',
    'iphone preview',
    'localhost preview',
    'media queries',
  ],
  icon: 'monitor-smartphone',
  related: [
    'responsive-text-tester',
    'html-viewer',
    'device-info',
    'user-agent',
    'flexbox-generator',
    'meta-tag-generator',
  ],
});
