import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Mode', 'Choose Encode or Decode.'],
    ['Input', 'Type or paste text, drop a file, or use Upload.'],
    ['Options', 'Turn off Encode Special Characters for a whole URL; change the Encoding Scheme for old systems.'],
    ['Output', 'Copy the result or download it. Recent results are listed below and can be reused.'],
  ],
});
