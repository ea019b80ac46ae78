import { grouped } from '@/engines/number/grouped';
import { countText } from '@/engines/text/count';
import { measureSms, weighPost } from '@/engines/text/limits';
import { foldWord } from '@/engines/text/phrases';
import { readingLevels } from '@/engines/text/reading';
import { splitSentences } from '@/engines/text/text-stats';
import { splitWords } from '@/engines/text/words';
import type { FieldRow } from '@/kit/values';

const EXCERPT = 200;
const shorten = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text);
const average = (sum: number, count: number) => (count === 0 ? '0' : (sum / count).toFixed(1));
const length = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

export function styleRows(text: string): FieldRow[] {
  const words = splitWords(text);
  const unique = new Set(words.map(foldWord));
  const sentences = splitSentences(text).map((sentence) => ({
    sentence: sentence.trim().replace(/\s+/g, ' '),
    count: splitWords(sentence).length,
  }));
  const longest = sentences.reduce((one, other) => (other.count > one.count ? other : one), { sentence: '', count: 0 });
  const longestWord = words.reduce((one, other) => (length(other) > length(one) ? other : one), '');
  const { paragraphs } = countText(text);
  return [
    {
      label: 'Unique Words',
      value: grouped(unique.size),
      ...(words.length > 0 && {
        note: `${Math.round((unique.size / words.length) * 100)} % of ${grouped(words.length)}`,
      }),
    },
    {
      label: 'Average Word',
      value: `${average(
        words.reduce((sum, word) => sum + length(word), 0),
        words.length,
      )} letters`,
    },
    { label: 'Average Sentence', value: `${average(words.length, sentences.length)} words` },
    { label: 'Average Paragraph', value: `${average(words.length, paragraphs)} words` },
    { label: 'Longest Word', value: longestWord || '–' },
    {
      label: 'Longest Sentence',
      value: shorten(longest.sentence) || '–',
      ...(longest.count > 0 && { note: `${grouped(longest.count)} words` }),
    },
  ];
}

const EASE: readonly (readonly [least: number, name: string])[] = [
  [90, 'very easy'],
  [80, 'easy'],
  [70, 'fairly easy'],
  [60, 'plain English'],
  [50, 'fairly difficult'],
  [30, 'difficult'],
];

export function readingRows(text: string): FieldRow[] {
  const levels = readingLevels(text);
  if (!levels) return [];
  const ease = levels.ease;
  const name = EASE.find(([least]) => ease >= least)?.[1] ?? 'very difficult';
  const years = (value: number) => Math.max(0, value).toFixed(1);
  return [
    { label: 'Flesch Reading Ease', value: ease.toFixed(1), note: `${name}; made for English` },
    { label: 'Flesch–Kincaid Grade', value: years(levels.fleschKincaid), note: 'years of school, as all below' },
    { label: 'Gunning Fog', value: years(levels.fog) },
    {
      label: 'SMOG',
      value: years(levels.smog),
      ...(levels.sentences < 30 && { note: 'made for 30 sentences and more' }),
    },
    { label: 'Coleman–Liau', value: years(levels.colemanLiau) },
    { label: 'Automated Readability', value: years(levels.automated) },
    {
      label: 'Syllables',
      value: grouped(levels.syllables),
      note: `${(levels.syllables / levels.words).toFixed(2)} in a word`,
    },
    { label: 'Long Words', value: grouped(levels.longWords), note: 'three syllables and more' },
  ];
}

/** What X takes, by its own weights. */
const POST = 280;
const countParts = (parts: number) => `${grouped(parts)} ${parts === 1 ? 'part' : 'parts'}`;

/** How much fits, in characters unless said otherwise. */
const PLACES: readonly (readonly [name: string, most: number])[] = [
  ['Page Title', 60],
  ['Description', 160],
  ['Bluesky', 300],
  ['Mastodon', 500],
  ['Instagram Caption', 2200],
  ['LinkedIn Post', 3000],
];

function room(label: string, used: number, most: number): FieldRow {
  const left = most - used;
  return {
    label,
    value: `${grouped(used)} of ${grouped(most)}`,
    note: left >= 0 ? `${grouped(left)} left` : `${grouped(-left)} too many`,
  };
}

export function limitRows(text: string, goal: number): FieldRow[] {
  const { words, characters } = countText(text);
  const sms = measureSms(text);
  const forcing = sms.forcing.slice(0, 8).join(' ');
  return [
    room('Post on X', weighPost(text), POST),
    {
      label: 'SMS',
      value: countParts(sms.parts),
      note: `${grouped(sms.used)} of ${grouped(sms.room)}${sms.isUnicode ? `, short parts because of ${forcing}` : ''}`,
    },
    ...PLACES.map(([name, most]) => room(name, characters, most)),
    {
      label: 'Goal',
      value: `${grouped(words)} of ${grouped(goal)} words`,
      note: `${Math.floor((words / goal) * 100)} %`,
    },
  ];
}

interface Fill {
  readonly label: string;
  /** How full it is: 1 is as much as fits. */
  readonly share: number;
  readonly value: string;
  /** More is too much: a goal is there to be passed. */
  readonly isLimit: boolean;
}

/** How far a text fills what most texts are for. */
export function fills(text: string, goal: number): readonly Fill[] {
  const { words, characters } = countText(text);
  const sms = measureSms(text);
  const post = weighPost(text);
  const limit = (label: string, used: number, most: number): Fill => ({
    label,
    share: used / most,
    value: `${grouped(used)}/${grouped(most)}`,
    isLimit: true,
  });
  const [title, description] = PLACES;
  return [
    limit('Post on X', post, POST),
    { label: 'SMS', share: sms.room === 0 ? 0 : sms.used / sms.room, value: countParts(sms.parts), isLimit: false },
    limit(title![0], characters, title![1]),
    limit(description![0], characters, description![1]),
    { label: 'Goal', share: words / goal, value: `${grouped(words)}/${grouped(goal)} words`, isLimit: false },
  ];
}
