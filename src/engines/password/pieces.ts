import type { LooseObject, MatchExtended } from '@zxcvbn-ts/core';
import type { PieceKind } from './kinds';

/** A part of a password, as someone who guesses it would try it. */
export interface Piece {
  text: string;
  kind: PieceKind;
  /** Digits or signs stand for letters. */
  leet: boolean;
  reversed: boolean;
  /** A word but for one letter. */
  near: boolean;
  /** The power of ten of how many guesses this part takes. */
  log10: number;
}

/** A piece, and where in the password it starts. */
export type PlacedPiece = Piece & { start: number };

/** As few guesses as are believed of a piece beside others: nobody guesses which piece it is at once. */
const LEAST = { character: Math.log10(10), more: Math.log10(50) };
const leastFor = (text: string) => (text.length === 1 ? LEAST.character : LEAST.more);

const CHARACTERS: readonly (readonly [pattern: RegExp, count: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

const plainPiece = (text: string, kind: PieceKind, guesses: number): Piece => ({
  text,
  kind,
  leet: false,
  reversed: false,
  near: false,
  log10: Math.max(0, Math.log10(guesses)),
});

/** Characters without a pattern: every one of them has to be tried. */
function unknownPiece(text: string): Piece {
  const set = CHARACTERS.reduce((sum, [pattern, count]) => sum + (pattern.test(text) ? count : 0), 0);
  return { ...plainPiece(text, 'other', 1), log10: text.length * Math.log10(set) };
}

/** In how many ways this many of all can be chosen, or fewer, but not none. */
function waysToChoose(all: number, most: number): number {
  let ways = 0;
  for (let chosen = 1, of = 1; chosen <= most; chosen++) {
    of = (of * (all - chosen + 1)) / chosen;
    ways += of;
  }
  return ways;
}

/** How often a word must be tried because of its capitals: a capital first or last, and all capitals, are tried at once. */
function caseWays(text: string): number {
  const letters = text.replace(/[^a-z]/gi, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  if (capitals === 0) return 1;
  if (capitals === letters.length || (capitals === 1 && /^[A-Z]|[A-Z]$/.test(letters))) return 2;
  return waysToChoose(letters.length, Math.min(capitals, letters.length - capitals));
}

/** Every sign that stands for a letter doubles what has to be tried. */
const leetWays = (count: number) => 2 ** count;

/** Lists of a dozen words (animals of the zodiac, planets): the place in one says nothing of how common a word is. */
const SHORT_LIST = /^(?:planets|zodiac|chinese|military|size|rainbow|directions|intermediate|timePeriods)/;

const wordKind = (list: string): PieceKind =>
  list === 'userInputs' ? 'own' : list.startsWith('passwords') ? 'password' : /names/.test(list) ? 'name' : 'word';

interface Word {
  text: string;
  kind: PieceKind;
  rank: number;
  /** Different signs that stand for letters. */
  leet?: number;
  reversed?: boolean;
  /** How many words lie one letter beside one of this length. */
  neighbors?: number;
}

export const wordPiece = ({ text, kind, rank, leet = 0, reversed = false, neighbors = 1 }: Word): Piece => ({
  ...plainPiece(text, kind, rank * caseWays(text) * leetWays(leet) * (reversed ? 2 : 1) * neighbors),
  leet: leet > 0,
  reversed,
  near: neighbors > 1,
});

/** Years from 1950 on, and a bit: all are tried together. */
const YEARS = 100;
const KEYS = 47;
/** Keys beside a key, on average. */
const NEIGHBORS = 4.6;

function keyboardGuesses({ token, turns, shiftedCount }: LooseObject): number {
  let guesses = 0;
  for (let length = 2; length <= token.length; length++)
    for (let turn = 1, ways = 1; turn <= Math.min(turns, length - 1); ways = (ways * (length - turn)) / turn, turn++)
      guesses += ways * KEYS * NEIGHBORS ** turn;
  if (!shiftedCount) return guesses;
  const plain = token.length - shiftedCount;
  return guesses * (plain === 0 ? 2 : waysToChoose(token.length, Math.min(shiftedCount, plain)));
}

/** What a match is worth; `ofText` tells the same of the text that a repetition repeats. */
export function matchPiece(match: MatchExtended, ofText: (text: string) => number): Piece | undefined {
  // The union of the package ends in a type that allows everything.
  const found: LooseObject = match;
  const { token, pattern } = found;
  switch (pattern) {
    case 'dictionary':
      if (SHORT_LIST.test(found.dictionaryName)) return undefined;
      return wordPiece({
        text: token,
        kind: wordKind(found.dictionaryName),
        rank: found.rank,
        leet: found.l33t ? Math.max(1, found.subs?.length ?? 1) : 0,
        reversed: found.reversed,
      });
    case 'spatial':
      return plainPiece(token, 'keyboard', keyboardGuesses(found));
    case 'repeat': {
      const repeated = Array.isArray(found.baseToken) ? found.baseToken.join('') : found.baseToken;
      const piece = plainPiece(token, 'repeat', found.repeatCount);
      return { ...piece, log10: piece.log10 + ofText(repeated) };
    }
    case 'sequence':
      return plainPiece(
        token,
        'sequence',
        token.length * (/^[aAzZ019]/.test(token) ? 4 : 26) * (found.ascending ? 1 : 2),
      );
    case 'wordSequence':
      return plainPiece(token, 'sequence', 50 * found.wordCount);
    case 'regex':
      return plainPiece(token, 'date', YEARS);
    case 'date':
      return plainPiece(token, 'date', 365 * YEARS * (found.separator ? 4 : 1));
    case 'separator':
      return plainPiece(token, 'separator', 10);
    default:
      return undefined;
  }
}

interface Way {
  /** The sum of the pieces' powers. */
  sum: number;
  piece: PlacedPiece;
}

/**
 * The pieces by which a password is guessed soonest, and the power of ten of how many guesses that takes: the guesses
 * of all pieces multiplied, times the orders in which they could stand.
 */
export function easiestPieces(password: string, found: readonly PlacedPiece[]): { pieces: Piece[]; log10: number } {
  const endingAt = Array.from({ length: password.length + 1 }, (): PlacedPiece[] => []);
  for (const piece of found) endingAt[piece.start + piece.text.length]!.push(piece);
  // By where it ends, then by how many pieces: the best way so far.
  const ways: Map<number, Way>[] = [];
  const enter = (end: number, piece: PlacedPiece) => {
    const isAll = piece.text.length === password.length;
    const log10 = isAll ? piece.log10 : Math.max(piece.log10, leastFor(piece.text));
    const cost = { ...piece, log10 };
    const add = (count: number, before: number) => {
      const sum = before + log10;
      const old = ways[end]!.get(count);
      if (!old || sum < old.sum) ways[end]!.set(count, { sum, piece: cost });
    };
    if (piece.start === 0) add(1, 0);
    // Two parts without a pattern are one.
    else
      for (const [count, way] of ways[piece.start]!)
        if (piece.kind !== 'other' || way.piece.kind !== 'other') add(count + 1, way.sum);
  };
  ways[0] = new Map();
  for (let end = 1; end <= password.length; end++) {
    ways[end] = new Map();
    for (const piece of endingAt[end]!) enter(end, piece);
    for (let start = 0; start < end; start++) enter(end, { ...unknownPiece(password.slice(start, end)), start });
  }
  let best = { count: 0, log10: Number.POSITIVE_INFINITY };
  let orders = 0;
  for (let count = 1; count <= password.length; count++) {
    orders += Math.log10(count);
    const way = ways[password.length]!.get(count);
    if (way && way.sum + orders < best.log10) best = { count, log10: way.sum + orders };
  }
  const pieces: Piece[] = [];
  for (let end = password.length, { count } = best; count > 0; count--) {
    const { start, ...piece } = ways[end]!.get(count)!.piece;
    pieces.unshift(piece);
    end = start;
  }
  return { pieces, log10: password === '' ? 0 : best.log10 };
}
