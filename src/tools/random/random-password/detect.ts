import { defineDetect } from '@/kit/detect/guess';
import type { OptionValue } from '@/kit/option';

const clamped = (text: string | undefined, usual: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Number(text ?? usual)));

function optionsFor(word: string, size: string | undefined): Record<string, OptionValue> {
  if (word === 'passphrase') return { kind: 'passphrase', words: clamped(size, 6, 3, 20) };
  if (word === 'pin') return { kind: 'pin', pinLength: clamped(size, 6, 3, 12) };
  return Number(size) > 32
    ? { kind: 'long', longLength: clamped(size, 64, 33, 128) }
    : { length: clamped(size, 16, 8, 32) };
}

export default defineDetect((text) => {
  const [, word, size] = /^(?:random |new |generate )?(password|passphrase|pin)(?:\s+(\d{1,3}))?$/i.exec(text) ?? [];
  if (!word) return undefined;
  const kind = word.toLowerCase();
  const why = `A new ${kind === 'pin' ? 'PIN' : kind}`;
  return { score: kind === 'pin' ? 0.6 : 0.9, why, options: optionsFor(kind, size), typed: true };
});
