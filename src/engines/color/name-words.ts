/** The words that names of CSS colors are made of; a word stands before those that it begins with. */
const WORDS =
  /alice|antique|aquamarine|blanched|almond|blush|burlywood|cadet|chiffon|coral|cornflower|cornsilk|cream|cyan|dark|deep|dim|dodger|drab|firebrick|floral|forest|ghost|goldenrod|honeydew|hot|indian|lace|lavender|lawn|lemon|light|lime|magenta|medium|midnight|mint|misty|navajo|old|olive|orange|orchid|pale|papaya|peach|pink|powder|puff|purple|rebecca|red|rose|rosy|royal|saddle|salmon|sandy|seashell|sea|sky|slate|smoke|spring|steel|turquoise|violet|whip|white|yellow|blue|brown|gray|green|grey|khaki/g;

/** "dodgerblue" as people write it: "Dodger Blue". */
export function colorNameInWords(name: string): string {
  const found = name.match(WORDS) ?? [];
  const words = found.join('') === name ? found : [name];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
