import { splitList, splitWords } from '@/engines/css-value';

export const OUTPUTS = {
  'box-shadow': 'box-shadow',
  'drop-shadow': 'drop-shadow()',
  'text-shadow': 'text-shadow',
  tailwind: 'Tailwind',
} as const;
export type ShadowOutput = keyof typeof OUTPUTS;

interface Layer {
  inset: boolean;
  x: string;
  y: string;
  blur: number;
  spread: string;
  color: string;
}

const readLayer = (text: string): Layer => {
  const words = splitWords(text);
  const inset = words[0] === 'inset';
  const [x = '0px', y = '0px', blur = '0px', spread = '0px', color = '#000'] = inset ? words.slice(1) : words;
  return { inset, x, y, blur: Number.parseFloat(blur), spread, color };
};

/** What a shadow without spread and inset is lacking. */
function losses(layers: readonly Layer[], name: string): string[] {
  const spread = layers.filter((layer) => !layer.inset && Number.parseFloat(layer.spread) !== 0).length;
  const inset = layers.filter((layer) => layer.inset).length;
  return [
    ...(inset > 0 ? [`${name} has no inset: ${inset} of ${layers.length} shadows left out.`] : []),
    ...(spread > 0 ? [`${name} has no spread: ${spread} of ${layers.length} shadows are drawn without it.`] : []),
  ];
}

/** The value of a `box-shadow`, as this tool writes it, for `filter` or `text-shadow`, and what is lost by that. */
export function convertShadow(boxShadow: string, output: 'drop-shadow' | 'text-shadow') {
  const layers = splitList(boxShadow).map(readLayer);
  const outer = layers.filter(({ inset }) => !inset);
  const isFilter = output === 'drop-shadow';
  const written = outer.map(({ x, y, blur, color }) =>
    // In a filter the number is the standard deviation, which is half of what a blur radius is.
    isFilter ? `drop-shadow(${x} ${y} ${blur / 2}px ${color})` : `${x} ${y} ${blur}px ${color}`,
  );
  return {
    value: outer.length === 0 ? 'none' : written.join(isFilter ? ' ' : ', '),
    notes: losses(layers, isFilter ? 'drop-shadow()' : 'text-shadow'),
  };
}

/** As an arbitrary value of Tailwind, which has underscores for spaces. */
export const arbitrary = (value: string): string => `[${value.replace(/,\s+/g, ',').replace(/\s+/g, '_')}]`;
