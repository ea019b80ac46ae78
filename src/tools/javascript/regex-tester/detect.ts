import { defineDetect } from '@/kit/detect/guess';

const LITERAL = /^\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([dgimsuvy]*)$/;

export default defineDetect((text) => {
  const [, pattern, flags] = LITERAL.exec(text) ?? [];
  if (pattern && (/[\\^$*+?()[\]{}|]/.test(pattern) || flags))
    return { score: 0.93, why: 'Regular expression', input: '', options: { pattern, flags: flags || 'g' } };
  if (text.length > 500) return undefined;
  // Paths of Windows have backslashes too, but nothing is repeated in them.
  const isMarked = /\(\?(?:[:=!]|<[=!\w])|\\[dwsDWS](?:[+*?]|\{\d)|\[[^\]\s]+\](?:[+*?]|\{\d)/.test(text);
  const isBare =
    !/\s/.test(text) &&
    !/^(?:https?:|[a-z]:\\)/i.test(text) &&
    (isMarked || (/^\^.*\$$/.test(text) && /[[\\(]/.test(text)) || /^\^[\w:/-]+(?:\?|\.[*+])[\w:/-]*\$?$/.test(text));
  return isBare
    ? { score: 0.88, why: 'Regular expression', input: '', options: { pattern: text, flags: 'g' } }
    : undefined;
});
