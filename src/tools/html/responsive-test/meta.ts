import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Responsive Test',
  description:
    'See a page or pasted HTML on up to six phones, tablets, laptops and desktops at once, with rulers and breakpoints.',
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
    'several screens at once',
    'test html on phone',
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
