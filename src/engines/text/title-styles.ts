const ARTICLES = 'a an the';
const PREPOSITIONS =
  'aboard about above across after against along amid among around as at atop before behind below beneath beside besides between beyond by concerning despite down during except for from in inside into like near of off on onto opposite out outside over past per since through throughout till to toward towards under underneath until up upon versus via vs with within without';

interface TitleRule {
  /** Words that are small in the middle of a title. */
  readonly small: ReadonlySet<string>;
  /** The last word is capitalized whatever it is. */
  readonly lastToo: boolean;
}

const words = (...lists: string[]) => new Set(lists.join(' ').split(' '));
const upTo = (length: number, list: string) =>
  list
    .split(' ')
    .filter((word) => word.length <= length)
    .join(' ');

/** What each manual writes small in a title, and what it does with the last word. */
export const TITLE_STYLES = {
  ap: { small: words(ARTICLES, upTo(3, PREPOSITIONS), 'and but for nor or so yet if v'), lastToo: true },
  apa: {
    small: words(ARTICLES, upTo(3, PREPOSITIONS), 'and as but for if nor or so yet v'),
    lastToo: false,
  },
  // The eighteenth edition: prepositions of five letters and more are capitalized.
  chicago: {
    small: words(ARTICLES, upTo(4, PREPOSITIONS), 'and but for nor or as v'),
    lastToo: true,
  },
  mla: { small: words(ARTICLES, PREPOSITIONS, 'and but for nor or so yet v'), lastToo: true },
  nyt: {
    small: words('a an and as at but by en for if in of on or the to v v. via vs vs.'),
    lastToo: true,
  },
} as const satisfies Record<string, TitleRule>;

export type TitleStyle = keyof typeof TITLE_STYLES;

/** A word with the marks inside it: apostrophes, the & of AT&T, the letters in brackets of vapo(u)rware. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ&][\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\(\p{L}{1,3}\)\p{L}+)*/gu;
/** Addresses and names of files, which are written as they are. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S{1,64}@\S{1,255}|\b[\p{Ll}\d-]{2,}(?:\.[\p{Ll}\d]{2,})+\b/gu;
/** A new title begins behind these. */
const STARTS = /(?:^|[.!?…:—–]["'”’»)\]]*\s+["'“‘«([]*|\s-\s["'“‘«([]*|\s["“‘«]|\s'|[—][“"'‘]*)$/u;

/** With both capitals of O’Reilly. */
const capital = (word: string) => word.replace(/^(?:o['’])?\p{L}/iu, (letters) => letters.toUpperCase());

/** The initials of a name or country: D.C., U.S.A. */
const isInitials = (text: string, at: number, word: string) =>
  (word.length === 1 && /^\.\p{L}(?:\.|$)/u.test(text.slice(at + 1, at + 4))) ||
  (word.length === 1 && /\p{L}\.$/u.test(text.slice(Math.max(0, at - 2), at)));

/** A line as a title. Names such as iTunes and NASA keep their capitals, unless all of the line is in capitals. */
function titleLine(line: string, rule: TitleRule): string {
  const isLoud = !/\p{Ll}/u.test(line);
  const source = isLoud ? line.toLowerCase() : line;
  const kept = [...source.matchAll(ADDRESS)].map(({ 0: text, index }) => [index, index + text.length] as const);
  const found = [...source.matchAll(WORD)];
  const last = found.at(-1)?.index;
  return source.replace(WORD, (word, ...rest) => {
    const at = rest.at(-2) as number;
    while (kept[0] && kept[0][1] <= at) kept.shift();
    if (kept[0] && at >= kept[0][0]) return word;
    if (isInitials(source, at, word)) return word.toUpperCase();
    // iTunes, McCartney, NASA
    if (/^.+\p{Lu}/u.test(word)) return /^o['’]/.test(word) ? capital(word) : word;
    const before = source.slice(Math.max(0, at - 12), at);
    const after = source.slice(at + word.length, at + word.length + 12);
    const lower = word.toLowerCase();
    const starts = at === found[0]?.index || STARTS.test(before);
    // A phrase may end before a colon, a dash or a bracket.
    const ends = rule.lastToo && (at === last || /^["'”’»)\]]*(?:[:;?!](?:\s|$)|\s[—–-]\s)/u.test(after));
    // The first part of off-by-one begins something, its middle does not.
    const beginsCompound = /^-\p{L}/u.test(after) && !/[\p{L}\p{N}]-$/u.test(before);
    if (!starts && !ends && !beginsCompound && rule.small.has(lower)) return lower;
    return capital(word);
  });
}

/** Each line as a title, by the rules of a manual of style. */
export const toTitle = (text: string, style: TitleStyle): string =>
  text.replace(/[^\r\n]+/g, (line) => titleLine(line, TITLE_STYLES[style]));
