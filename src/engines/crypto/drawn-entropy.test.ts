import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { describe, expect, it } from 'vitest';
import { encodeHex } from '@/engines/bytes/hex';
import { drawnEntropy, drawsNeeded, hashDrawn, readDrawn } from './drawn-entropy';

it('makes the words that Coldcard’s documents show for the rolls 123456', () => {
  // https://coldcard.com/docs/verifying-dice-roll-math
  expect(entropyToMnemonic(hashDrawn('123456', 256), wordlist)).toBe(
    'mirror reject rookie talk pudding throw happy era myth already payment own sentence push head sting video explain letter bomb casual hotel rather garment',
  );
  // Blockchain Commons' seedtool: "seedtool --in dice 123456".
  expect(encodeHex(hashDrawn('123456', 128))).toBe('8d969eef6ecad3c29a3a629280e686cf');
});

it.each([
  ['dice', '53636665142612134245152162432421255422112222332566', '0b482ca7a46f65ade528fb5a73e1a0e5'],
  [
    'cards',
    '3H JS 9H 2S TH KD 2D 9S 4C 3C 6D 8C 5D 3S 7C 6H KS 8D TS QS JH 9C 7S 2H 4H',
    '9d020de51961a03eaeb0fd4e14f97b38',
  ],
  [
    'coins',
    'HHTHHTHTTHHTHHTHHHTTTHHTTTHTTHHHHTTTHHTTTHTTHHTTHHTHTHHHHHHHHTTHTHHTTHHHTHTHHHHHHHTTHHHHHHHHHHHHTHHHTTTHHHTHTHHHTTTHTTTTHTTTTTHT',
    '6d033f32e446bc20a700f8352facf1e5',
  ],
] as const)('%s: %s has the hash that Python finds', (kind, text, hash) => {
  // hashlib.sha256(text.encode()).hexdigest()[:32], of the text without spaces, heads as 1 and tails as 0.
  expect(encodeHex(drawnEntropy(kind, text, 128))).toBe(hash);
});

it('asks for as many as wallets do', () => {
  // 50 and 99 rolls: Coldcard and SeedSigner.
  expect([128, 256].map((bits) => drawsNeeded('dice', bits))).toEqual([50, 99]);
  expect([128, 256].map((bits) => drawsNeeded('coins', bits))).toEqual([128, 256]);
  // By Python: the least n with log2(52! / (52 - n)!) >= bits, and 52 cards of a deck before the next.
  expect([128, 160, 192, 224, 256].map((bits) => drawsNeeded('cards', bits))).toEqual([25, 31, 39, 50, 58]);
});

describe('what is typed', () => {
  it('may be parted as one likes', () => {
    expect(readDrawn('dice', '1 2,3;4\n5-6')).toMatchObject({ text: '123456', count: 6 });
    expect(readDrawn('coins', 'H T h t 1 0')).toMatchObject({ text: '101010', count: 6, bits: 6 });
    expect(readDrawn('cards', 'as 10H, 7♣ qd TS K♥️ 2s')).toMatchObject({ text: 'ASTH7CQDTSKH2S', count: 7 });
    expect(readDrawn('cards', 'AS KH').bits).toBeCloseTo(Math.log2(52 * 51));
  });

  it('is refused where it is no roll, flip or card', () => {
    expect(() => readDrawn('dice', '1207')).toThrow('“0” isn’t a roll');
    expect(() => readDrawn('coins', '1 2')).toThrow('“2” isn’t a flip');
    expect(() => readDrawn('cards', 'AS 1H')).toThrow('“1H” isn’t a card');
    expect(() => readDrawn('cards', 'AS KH as')).toThrow('Card 3, AS, was drawn already as card 1');
  });

  it('must be enough, and no line of the same', () => {
    expect(() => drawnEntropy('dice', '123456', 128)).toThrow('6 of 50 rolls: 128 bits need 44 more');
    expect(() => drawnEntropy('dice', '1'.repeat(50), 128)).toThrow('More than half of the rolls are the same');
  });

  it('may go on with a second deck', () => {
    const deck = ['C', 'D', 'H', 'S'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
    expect(readDrawn('cards', `${deck.join(' ')} AC`).count).toBe(53);
    expect(drawnEntropy('cards', `${deck.join('')}${deck.reverse().slice(0, 7).join('')}`, 256)).toHaveLength(32);
  });
});
