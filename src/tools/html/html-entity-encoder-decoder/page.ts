import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste text, drop a file, or click common entities below: they are appended.',
    'Choose Encode or Decode. Encoding, choose the Entity Format and which Characters to encode.',
    'The result follows as you type. Convert runs it again; Ctrl or ⌘ and Enter does the same.',
    'Copy the result, download it as a file, or copy a link to these settings.',
  ],
});
