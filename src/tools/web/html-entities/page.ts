import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste text, drop a file, or use Upload.',
    'There is nothing to set: < > & and U+00A0 to U+9999 become decimal references.',
    'Press Encode or Decode. The result then follows as you type.',
    'Copy the result or download it.',
  ],
});
