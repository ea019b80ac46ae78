import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Mode', 'Choose Encode or Decode.'],
    ['Input', 'Type or paste text, drop a file, or use Upload.'],
    [
      'Options',
      'Turn Encode Special Characters off for a whole address; choose the Encoding Scheme of old systems if you must.',
    ],
    ['Output', 'Copy the result or download it. Recent results are listed below and can be loaded again.'],
  ],
});
