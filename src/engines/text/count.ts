import { countGraphemes } from './grapheme-counts';
import { isSpace } from './space';
import { sentenceCount } from './text-stats';
import { countWords } from './words';

export interface Counts {
  words: number;
  characters: number;
  withoutSpaces: number;
  sentences: number;
  paragraphs: number;
  lines: number;
  readMinutes: number;
  speakMinutes: number;
}

const READ_PER_MINUTE = 200;
const SPEAK_PER_MINUTE = 130;

export function countText(text: string): Counts {
  const { all, spaces } = countGraphemes(text);
  const words = countWords(text);
  return {
    words,
    characters: all,
    withoutSpaces: all - spaces,
    sentences: sentenceCount(text),
    ...countLines(text),
    readMinutes: Math.ceil(words / READ_PER_MINUTE),
    speakMinutes: Math.ceil(words / SPEAK_PER_MINUTE),
  };
}

/** Paragraphs are lines with something in them, up to one without. */
function countLines(text: string): Pick<Counts, 'paragraphs' | 'lines'> {
  let lines = text === '' ? 0 : 1;
  let paragraphs = 0;
  let inParagraph = false;
  let isBlank = true;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || unit === 13) {
      if (unit === 13 && text.charCodeAt(at + 1) === 10) at++;
      lines++;
      inParagraph &&= !isBlank;
      isBlank = true;
    } else if (isBlank && !isSpace(unit)) {
      isBlank = false;
      if (!inParagraph) paragraphs++;
      inParagraph = true;
    }
  }
  return { paragraphs, lines };
}
