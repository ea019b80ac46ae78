import { sentenceCount, wordsOf } from '@/engines/diff/text-stats';
import { graphemesOf } from './segment';

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
  let characters = 0;
  let withoutSpaces = 0;
  for (const character of graphemesOf(text)) {
    characters++;
    if (!/^\s+$/u.test(character)) withoutSpaces++;
  }
  let words = 0;
  for (const _ of wordsOf(text)) words++;
  return {
    words,
    characters,
    withoutSpaces,
    sentences: sentenceCount(text),
    paragraphs: text.split(/(?:\r\n|\n|\r)[^\S\r\n]*(?:\r\n|\n|\r)\s*/).filter((part) => part.trim() !== '').length,
    lines: text === '' ? 0 : text.split(/\r\n|\n|\r/).length,
    readMinutes: Math.ceil(words / READ_PER_MINUTE),
    speakMinutes: Math.ceil(words / SPEAK_PER_MINUTE),
  };
}
