import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste text, drop a file, or click common entities below to add them.',
    'Choose Encode or Decode. For encoding, choose the Entity Format and which Characters to encode.',
    'The result updates as you type. Convert (Ctrl+Enter or ⌘+Enter) runs it again.',
    'Copy the result, download it as a file, or copy a link to these settings.',
  ],
});
