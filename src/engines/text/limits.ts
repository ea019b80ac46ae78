import { splitGraphemes } from './segment';

/** Every link is shortened to an address of this length. */
const LINK = 23;
const LONGEST_LINK = 4096;
const WORD_BEFORE = /[\w@#$.\-/]$/;
/** With a scheme any host is a link, without one those that end in a common top-level domain. */
const LINKS =
  /https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,99}[\p{L}\p{N}])?\.){1,20}\p{L}{2,63}(?::\d+)?(?:\/[^\s<>"、。]*[\p{L}\p{N}=_#/+\-&@%])?\/?(?:\?[^\s<>"]*[\w=#/&-])?|(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}(?:com|org|net|edu|gov|info|biz|io|co|me|tv|app|dev|ai|de|uk|fr|es|it|nl|jp|br|eu|ch|at|us|ca|au|in)(?![\p{L}\p{N}_@-])(?:\/[^\s<>"]*[\p{L}\p{N}=_#/+\-&@%])?\/?(?:\?[^\s<>"]*[\w=#/&-])?/giu;

const EMOJI = /^(?:\p{Emoji_Presentation}|(?![©®](?!\ufe0f))\p{Extended_Pictographic}|\p{RI}{2}|[\d#*]\ufe0f?\u20e3)/u;

/** Latin and its neighbours count once, all other scripts twice. */
const isLight = (code: number) =>
  code <= 0x10ff ||
  (code >= 0x2000 && code <= 0x200d) ||
  (code >= 0x2010 && code <= 0x201f) ||
  (code >= 0x2032 && code <= 0x2037);

function weighPlain(text: string): number {
  let weight = 0;
  // However many parts an emoji has, it counts as one character of two.
  for (const cluster of splitGraphemes(text))
    if (EMOJI.test(cluster)) weight += 2;
    else for (const character of cluster) weight += isLight(character.codePointAt(0)!) ? 1 : 2;
  return weight;
}

/** Each part of a name has at most 63 letters, as it is written for the network. */
const isHost = (link: string) =>
  link.length <= LONGEST_LINK &&
  URL.canParse(link) &&
  new URL(link).hostname.split('.').every((part) => part.length <= 63);

/** What a post weighs on X, of 280: links count 23, an emoji 2, characters outside Latin and its neighbours 2. */
export function weighPost(written: string): number {
  const text = written.normalize('NFC');
  let weight = 0;
  let from = 0;
  for (const { 0: link, index } of text.matchAll(LINKS)) {
    const isBare = !/^http/i.test(link);
    if (isBare && WORD_BEFORE.test(text.slice(Math.max(0, index - 1), index))) continue;
    if (!isHost(isBare ? `http://${link}` : link)) continue;
    weight += weighPlain(text.slice(from, index)) + LINK;
    from = index + link.length;
  }
  return weight + weighPlain(text.slice(from));
}

/** The alphabet of GSM 03.38, and what it writes with two signs. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const GSM_TWICE = new Set('\f^{}\\[~]|€');

export interface Sms {
  readonly parts: number;
  /** Signs used, of those that the parts hold. */
  readonly used: number;
  readonly room: number;
  readonly isUnicode: boolean;
  /** Characters that force the shorter Unicode form, once each. */
  readonly forcing: readonly string[];
}

/** How a text is sent: 160 signs of the GSM alphabet or 70 of Unicode, a little less where it takes several messages. */
export function measureSms(text: string): Sms {
  const characters = Array.from(text);
  const forcing = [...new Set(characters.filter((one) => !GSM.has(one) && !GSM_TWICE.has(one)))];
  const isUnicode = forcing.length > 0;
  const size = (one: string) => (isUnicode ? one.length : GSM_TWICE.has(one) ? 2 : 1);
  const used = characters.reduce((sum, one) => sum + size(one), 0);
  const [single, each] = isUnicode ? [70, 67] : [160, 153];
  if (used <= single) return { parts: text === '' ? 0 : 1, used, room: single, isUnicode, forcing };
  // What takes two signs is not cut in half.
  let parts = 1;
  let filled = 0;
  for (const one of characters) {
    if (filled + size(one) > each) {
      parts++;
      filled = 0;
    }
    filled += size(one);
  }
  return { parts, used, room: parts * each, isUnicode, forcing };
}
