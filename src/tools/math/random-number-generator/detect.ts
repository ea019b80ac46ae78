import { defineDetect, type Guess } from '@/kit/detect/guess';

const DICE = /^(?:roll\s+)?((?:\d{0,3}d(?:\d{1,5}|%|f)(?:(?:kl|kh?|dh|dl?)\d{0,3})?)(?:\s*[+-]\s*\w{1,12})*)$/i;
const COIN = /^(?:(?:flip|toss)(?: a)? coin|coin (?:flip|toss)|heads or tails)$/i;

const claim = (why: string, options: Readonly<Record<string, string>>): Guess => ({
  score: 0.85,
  why,
  options: { ...options, count: 1 },
  typed: true,
});

export default defineDetect((text) => {
  const [, dice] = text.length <= 60 ? (DICE.exec(text) ?? []) : [];
  if (dice) return claim('Dice to roll', { draw: 'dice', dice });
  if (COIN.test(text)) return claim('A coin to flip', { draw: 'coin' });
  const order =
    /^(?:random(?: number)?|dice|roll|rand)(?:\s+(?:from\s+)?(-?\d{1,12})(?:\s*(?:-|to|\.\.)\s*(-?\d{1,12}))?)?$/i.exec(
      text,
    );
  if (!order) return undefined;
  const isDice = /^(?:dice|roll)/i.test(text);
  const [min, max] = order[2] ? [order[1]!, order[2]] : ['1', order[1] ?? (isDice ? '6' : '100')];
  return claim('A random number', { min, max });
});
