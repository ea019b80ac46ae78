import { once } from './once';

export interface ColorLook {
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
    'darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue ' +
    'darkslategray darkturquoise darkviolet deeppink deepskyblue dimgray dodgerblue firebrick floralwhite forestgreen ' +
    'fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki ' +
    'lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgray lightgreen lightpink ' +
    'lightsalmon lightseagreen lightskyblue lightslategray lightsteelblue lightyellow lime limegreen linen magenta maroon ' +
    'mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen ' +
    'mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab ' +
    'orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum ' +
    'powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver ' +
    'skyblue slateblue slategray snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white ' +
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

/** Whether a text is one color as CSS writes it. */
export const colorLook = once((whole): ColorLook | undefined => {
  const text = whole
    .replace(/^(?:[a-z]+-)*(?:color|background|fill|stroke|border|outline)\s*:\s*/i, '')
    .replace(/\s*;$/, '');
  const isSet = text.length < whole.length && whole.includes(':');
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
  return NAMES.has(text.toLowerCase())
    ? { score: isSet ? 0.9 : 0.6, color: text, what: 'CSS color name', isWord: !isSet }
    : undefined;
});
