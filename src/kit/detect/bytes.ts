import { fileTypeFromBuffer } from 'file-type';
import { readable } from '@/engines/sniff/bytes';
import { entries } from '../catalogue';
import type { DetectBytes } from './guess';
import { type Ranked, rank, SAMPLE } from './rank';

const found = import.meta.glob<DetectBytes>('../../tools/*/*/detect-bytes.ts', { eager: true, import: 'default' });
const detectors = Object.entries(found).map(([path, detect]) => [path.split('/').at(-2)!, detect] as const);

/** Enough for the marks that files begin with. */
const START = 4100;

/** What a file's name says where its content does not: the tools that open such files. */
const byEnding = (name: string, score: number): Ranked[] => {
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0];
  return entries.flatMap(({ slug, opens = [] }) =>
    ending && opens.includes(ending) ? [{ slug, score, why: `${ending.slice(1).toUpperCase()} file` }] : [],
  );
};

/** The tools for a file, by its first bytes and its name. */
export async function rankBytes(bytes: Uint8Array, name = ''): Promise<Ranked[]> {
  const text = readable(bytes.subarray(0, SAMPLE));
  if (text !== undefined) {
    const guesses = rank(text);
    const known = new Set(guesses.map(({ slug }) => slug));
    const named = byEnding(name, 0.6).filter(({ slug }) => !known.has(slug));
    return [...guesses, ...named].sort((a, b) => b.score - a.score);
  }
  const kind = await fileTypeFromBuffer(bytes.subarray(0, START));
  return detectors
    .flatMap(([slug, detect]) => {
      const guess = detect(kind);
      return guess ? [{ ...guess, slug }] : [];
    })
    .sort((a, b) => b.score - a.score);
}
