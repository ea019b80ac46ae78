import { sha256 } from '@noble/hashes/sha2.js';
import { InputError } from '@/engines/input-error';
import type { DrawnWith } from './drawn-with';

const DECK = 52;
const FIELD = 'rolls';

interface Drawn {
  /** In the form that is hashed. */
  readonly text: string;
  readonly count: number;
  readonly bits: number;
}

const refuse = (message: string): never => {
  throw new InputError(message, { field: FIELD });
};

/** Equal faces, one character each; what stands between them does not count. */
function readFaces(text: string, faces: string, refusal: string): Drawn {
  const drawn = text.replace(/[\s,;.-]+/g, '');
  const wrong = [...drawn].find((face) => !faces.includes(face));
  if (wrong !== undefined) refuse(`“${wrong}” ${refusal}`);
  return { text: drawn, count: drawn.length, bits: drawn.length * Math.log2(faces.length) };
}

const CARD = /(10|[2-9TJQKA])([CDHS♣♦♥♠])/gi;
const SUITS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** Cards in the order they came off a shuffled deck; after 52 of them another deck begins. */
function readCards(text: string): Drawn {
  const cards: string[] = [];
  const rest = text.replace(/\uFE0F/g, '').replace(CARD, (_, rank: string, suit: string) => {
    cards.push((rank === '10' ? 'T' : rank.toUpperCase()) + (SUITS[suit] ?? suit.toUpperCase()));
    return ' ';
  });
  const wrong = /[^\s,;.-]+/.exec(rest);
  if (wrong) refuse(`“${wrong[0]}” isn’t a card: write AS 10H 7c Qd, with C, D, H and S for the suits`);
  let bits = 0;
  cards.forEach((card, at) => {
    const deck = at - (at % DECK);
    const before = cards.indexOf(card, deck);
    if (before < at)
      refuse(`Card ${at + 1}, ${card}, was drawn already as card ${before + 1}: each is in the deck once`);
    bits += Math.log2(DECK - (at % DECK));
  });
  return { text: cards.join(''), count: cards.length, bits };
}

/** What was drawn so far. Coins are 1 and 0, or H and T. */
export function readDrawn(kind: DrawnWith, text: string): Drawn {
  if (kind === 'cards') return readCards(text);
  if (kind === 'dice') return readFaces(text, '123456', 'isn’t a roll: write the numbers from 1 to 6');
  const flips = text.replace(/h/gi, '1').replace(/t/gi, '0');
  return readFaces(flips, '01', 'isn’t a flip: write 1 and 0, or H and T');
}

/** How many are wanted for so many bits. 99 rolls of a die are 255.9 bits, which wallets take as 256. */
export function drawsNeeded(kind: DrawnWith, bits: number): number {
  if (kind === 'coins') return bits;
  if (kind === 'dice') return Math.ceil((bits - 0.5) / Math.log2(6));
  let [count, sum] = [0, 0];
  while (sum < bits) sum += Math.log2(DECK - (count++ % DECK));
  return count;
}

/** The hash of what was drawn, cut to so many bits: what hardware wallets do, and what anyone can check with sha256sum. */
export const hashDrawn = (text: string, bits: number): Uint8Array =>
  sha256(new TextEncoder().encode(text)).slice(0, bits / 8);

/** Half of the draws are never alike by chance. */
const isLopsided = (text: string): boolean =>
  [...new Set(text)].some((face) => text.split(face).length - 1 > text.length / 2);

/** Entropy of so many bits from what was drawn, where that is enough. */
export function drawnEntropy(kind: DrawnWith, text: string, bits: number): Uint8Array {
  const drawn = readDrawn(kind, text);
  const needed = drawsNeeded(kind, bits);
  const [name, which] = { dice: ['rolls', 'dice'], cards: ['cards', 'cards'], coins: ['flips', 'coins'] }[kind];
  if (drawn.count < needed)
    refuse(`${drawn.count} of ${needed} ${name}: ${bits} bits need ${needed - drawn.count} more`);
  if (kind === 'dice' && isLopsided(drawn.text))
    refuse(`More than half of the ${name} are the same: ${which} don’t fall like that`);
  return hashDrawn(drawn.text, bits);
}
