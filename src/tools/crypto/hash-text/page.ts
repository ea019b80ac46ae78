import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste text, drop files on the box, or use Upload. Several files are hashed one after the other.',
    'Output Encoding sets how digests are written. Algorithm can limit the work to one. Paste a checksum into Expected Checksum to check it, or a whole checksum file to check every file in it.',
    'Text is hashed as you type; Hash runs it again. Large files show their progress and can be stopped.',
    'Copy one digest or all of them, or download them. Your text and files stay in this tab.',
  ],
});
