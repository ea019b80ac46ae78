import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste text, drop a file, or use Upload.',
    'No settings needed: < > & and U+00A0 to U+9999 become decimal references.',
    'Press Encode or Decode. Then the result updates as you type.',
    'Copy the result or download it.',
  ],
});
