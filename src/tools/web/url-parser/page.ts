import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste a URL, with or without https://; or start with the sample.',
    'Every part has its own field, and every parameter its own row.',
    'Edit a part or a parameter and the URL updates.',
    'Copy the URL or any part of it.',
  ],
});
