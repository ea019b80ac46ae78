import { once } from './once';

export interface SniffedColor {
  readonly score: number;
  /** The color alone. */
  readonly color: string;
  readonly what: string;
  /** A name such as "tomato", which is a word as well. */
  readonly isWord: boolean;
}

const FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|cmyk|device-cmyk|hsv|hsb)\(\s*[^()]{1,80}\)$/i;
const NAMES = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
    'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue ' +
    'darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen ' +
    'fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki ' +
    'lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen ' +
    'lightgrey lightpink ' +
    'lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon ' +
    'mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen ' +
    'mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab ' +
    'orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum ' +
    'powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver ' +
    'skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white ' +
    'whitesmoke yellow yellowgreen'
  ).split(' '),
);

/** "#123" numbers an issue as often as it is a color; "#333" does not. */
function scoreHex(digits: string): number {
  if (/[a-f]/i.test(digits))
    return /^(?:face|fade|dead|beef|cafe|babe|add|bad|bed|dad|fed|fee)$/i.test(digits) ? 0.7 : 0.95;
  if (/^(\d)\1+$/.test(digits)) return 0.9;
  return digits.length === 6 ? 0.7 : digits.length === 8 ? 0.5 : 0;
}

/** Names that are no words outside style sheets: those made of another name, and these. */
const COINED = new Set(
  'blanchedalmond burlywood gainsboro lemonchiffon mintcream mistyrose navajowhite oldlace papayawhip peachpuff'.split(
    ' ',
  ),
);
const WORDS_TOO = new Set(['goldenrod', 'aquamarine', 'whitesmoke']);
const isCoined = (name: string): boolean =>
  COINED.has(name) ||
  (!WORDS_TOO.has(name) &&
    NAMES.has(name) &&
    [...NAMES].some((part) => part.length > 2 && part !== name && (name.startsWith(part) || name.endsWith(part))));

/** What stands before a color in style sheets: a property of its own or a known one, a variable of SCSS or Less. */
const PROPERTY = /^(?:(?:[a-z]+-)*(?:color|background|fill|stroke|border|outline)|--[\w-]+|[$@][\w-]+)\s*:\s*/i;
const ATTRIBUTE = /^(?:fill|stroke|(?:bg|stop-|flood-)?color)\s*=\s*(["'])([^"']+)\1$/i;
/** A class of Tailwind with a color of its own. */
const ARBITRARY =
  /^(?:[a-z]+:)*(?:bg|text|border|fill|stroke|ring|from|via|to|outline|accent|caret|decoration|shadow)-\[(#[\da-f]{3,8})\]$/i;

/** Whether a text is one color as CSS writes it. */
export const sniffColor = once((whole): SniffedColor | undefined => {
  if (whole.length > 200) return undefined;
  const attribute = ATTRIBUTE.exec(whole)?.[2] ?? ARBITRARY.exec(whole)?.[1];
  const text = attribute ?? whole.replace(PROPERTY, '').replace(/\s*;$/, '');
  const isSet = attribute !== undefined || (text.length < whole.length && whole.includes(':'));
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text);
  if (hex) {
    const score = scoreHex(hex[1]!);
    return score > 0 || isSet
      ? { score: isSet ? 0.95 : score, color: text, what: 'Color in hex', isWord: false }
      : undefined;
  }
  const called = FUNCTION.exec(text);
  if (called && /\d/.test(text))
    return { score: 0.97, color: text, what: `Color in ${called[1]!.toUpperCase()}`, isWord: false };
  const name = text.toLowerCase();
  if (!NAMES.has(name)) return undefined;
  const isSure = isSet || isCoined(name);
  return { score: isSure ? 0.9 : 0.6, color: text, what: 'CSS color name', isWord: !isSure };
});
