import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste a URL, with or without https://; a sample is there to begin with.',
    'Every part appears in a field of its own, and every parameter in a row.',
    'Edit a part or a parameter and the URL follows.',
    'Copy the URL or any part of it.',
  ],
});
