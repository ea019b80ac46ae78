import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { some } from '@/engines/testing/long';
import { estimate } from './estimate';
import { timeInWords } from './time-in-words';

// The first column of the first 10,000 lines of data/passwords.txt in dropbox/zxcvbn (MIT), which counts leaked passwords:
// git show 67c4ece9efc40c9d0a1d7d995b2b22a91be500c2:data/passwords.txt | head -10000 | cut -d' ' -f1
const commonest = readFileSync(new URL('fixtures/commonest.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const verdict = async (password: string, own?: string[]) => (await estimate(password, own)).verdict;
const kinds = async (password: string, own?: string[]) =>
  (await estimate(password, own)).pieces.map(({ text, kind, leet, reversed, near }) =>
    [text, kind, leet && 'leet', reversed && 'reversed', near && 'near'].filter(Boolean).join(' '),
  );

describe('the verdict', () => {
  it('calls each of the 10,000 commonest passwords weak', async () => {
    expect(commonest).toHaveLength(10_000);
    const others = [];
    for (const password of some(commonest, 20)) if ((await verdict(password)) !== 'weak') others.push(password);
    expect(others).toEqual([]);
  });

  it.each([
    'Tr0ub4dor&3',
    'P@ssw0rd2024!',
    'Summer2025!',
    'Password123!',
    'qwertyuiop',
    '1qaz2wsx3edc',
    '2001-09-11',
    'January 5 1987',
    'dr0wss4p',
    'Jennifer1987!',
    'abcdefghijklmnop',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'passwordpasswordpasswordpassword',
    'the cat is here',
    'k8Fj2mQ',
    '',
  ])('%j is weak', async (password) => expect(await verdict(password)).toBe('weak'));

  it.each(['k8Fj2mQz9', 'OrbitVelvetCactusTrumpet7'])('%j is fair', async (password) =>
    expect(await verdict(password)).toBe('fair'),
  );

  it.each([
    'correct horse battery staple',
    'carpet lantern gravity pickle',
    'orbit-velvet-cactus-trumpet',
    'diet drum calm script among trumpet',
    'vX9#qL2$wT7!zR4m',
    'hzWKpQs4,*oXU',
    '3f9a61c04be27d58a1f0',
    'Grüße aus Ōtsu, 漢字 und ☃',
  ])('%j is strong', async (password) => expect(await verdict(password)).toBe('strong'));
});

describe('the pieces', () => {
  it.each([
    ['Summer2025!', ['Summer word', '2025 date', '! other']],
    ['P@ssw0rd2024!', ['P@ssw0rd password leet', '2024 date', '! other']],
    ['Tr0ub4dor&3', ['Tr0ub4dor word leet near', '&3 other']],
    ['drowssap', ['drowssap password reversed']],
    ['zxcvbnmasdf', ['zxcvbnm password', 'asdf password']],
    ['aaaaaaaaaaaa', ['aaaaaaaaaaaa repeat']],
    ['2001-09-11', ['2001-09-11 date']],
  ])('%s is %j', async (password, pieces) => expect(await kinds(password)).toEqual(pieces));

  it('add up to what was entered, of any characters', async () => {
    for (const password of ['__proto__', 'constructor', '\0', '\ud83d', '👩‍👩‍👧 x', 'a\nb'])
      expect((await estimate(password)).pieces.map(({ text }) => text).join('')).toBe(password);
  });

  it('know your own words', async () => {
    expect(await verdict('Xylqotra-Brimvald')).toBe('strong');
    expect(await verdict('Xylqotra-Brimvald', ['xylqotra', 'Brimvald'])).toBe('weak');
    expect(await kinds('xylqotra7', ['Xylqotra'])).toEqual(['xylqotra own', '7 other']);
  });
});

it('ends in time on long texts', async () => {
  const start = performance.now();
  await estimate('4@8({[</369&1!|0$5+7'.repeat(50_000));
  await estimate('troubadormonolith'.repeat(100));
  expect(performance.now() - start).toBeLessThan(10_000);
});

it.each([
  [0.2, 'less than a second'],
  [1, '1 second'],
  [119, '1 minute'],
  [90_000, '1 day'],
  [2.7e6, '1 month'],
  [3.2e9, '101 years'],
  [1e300, 'thousands of years'],
])('%d seconds are %s', (seconds, words) => expect(timeInWords(seconds)).toBe(words));
