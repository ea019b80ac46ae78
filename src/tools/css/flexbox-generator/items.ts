import { isClosed, isLength, isPercentage, keywords, splitList, splitWords, writeRule } from '@/engines/css-value';
import { choice, InputError, integer, line, number, toggle } from '@/kit';
import { type OptionValues, readOption } from '@/kit/option';

const gap = (label: string, separateGaps: boolean) =>
  integer(label, 0, { min: 0, max: 100, slider: true, unit: 'px', when: { separateGaps } });

export const CONTAINER = {
  display: choice('Display', keywords('flex', 'inline-flex'), 'flex'),
  flexDirection: choice('Flex Direction', keywords('row', 'row-reverse', 'column', 'column-reverse'), 'row'),
  justifyContent: choice(
    'Justify Content',
    keywords('flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly'),
    'flex-start',
  ),
  alignItems: choice('Align Items', keywords('stretch', 'flex-start', 'center', 'flex-end', 'baseline'), 'stretch'),
  alignContent: choice(
    'Align Content',
    keywords('stretch', 'flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly'),
    'stretch',
  ),
  flexWrap: choice('Flex Wrap', keywords('nowrap', 'wrap', 'wrap-reverse'), 'nowrap'),
  gap: gap('Gap', false),
  separateGaps: toggle('Separate Gaps', false),
  rowGap: gap('Row Gap', true),
  columnGap: gap('Column Gap', true),
};
export type Container = OptionValues<typeof CONTAINER>;

export const ITEM = {
  order: integer('Order', 0, { min: -100, max: 100 }),
  flexGrow: number('Flex Grow', 0, { min: 0, max: 100 }),
  flexShrink: number('Flex Shrink', 1, { min: 0, max: 100 }),
  flexBasis: line('Flex Basis', 'auto', { maxLength: 100, placeholder: 'auto' }),
  alignSelf: choice('Align Self', keywords('auto', 'flex-start', 'center', 'flex-end', 'stretch', 'baseline'), 'auto'),
};
export type Item = OptionValues<typeof ITEM>;

export const NEW_ITEM: Item = { order: 0, flexGrow: 0, flexShrink: 1, flexBasis: 'auto', alignSelf: 'auto' };
export const MOST_ITEMS = 100;

const BASES = /^(auto|content|min-content|max-content|fit-content)$/i;
const MATH = /^(calc|min|max|clamp|fit-content)\(.+\)$/i;

export function readBasis(text: string): string {
  const basis = text.trim().replace(/\s+/g, ' ');
  const isSize = (isLength(basis) || isPercentage(basis)) && !basis.startsWith('-');
  if (BASES.test(basis) || isSize || (MATH.test(basis) && isClosed(basis) && splitWords(basis).length === 1))
    return basis;
  throw new InputError('Flex Basis must be auto, content, a length such as 200px, a percentage or calc(…)');
}

export const writeItems = (items: readonly Item[]): string =>
  items
    .map(({ order, flexGrow, flexShrink, flexBasis, alignSelf }) =>
      [order, flexGrow, flexShrink, flexBasis, alignSelf].join(' '),
    )
    .join(', ');

/** Items as `order grow shrink basis align`, all but the order as in the `flex` shorthand; what is left out is the default. */
export function parseItems(text: string): Item[] {
  const parts = splitList(text);
  if (parts.length > MOST_ITEMS) throw new InputError(`At most ${MOST_ITEMS} items`);
  return parts.map((part) => {
    const words = splitWords(part);
    if (words.length === 0 || words.length > 5)
      throw new InputError(
        `“${part.slice(0, 60)}” isn’t an item: write order, grow, shrink, basis and align, as in 0 1 1 200px auto`,
      );
    const [order = 0, flexGrow = 0, flexShrink = 1, flexBasis = 'auto', alignSelf = 'auto'] = words;
    return {
      order: readOption(ITEM.order, order),
      flexGrow: readOption(ITEM.flexGrow, flexGrow),
      flexShrink: readOption(ITEM.flexShrink, flexShrink),
      flexBasis: readBasis(readOption(ITEM.flexBasis, flexBasis)),
      alignSelf: readOption(ITEM.alignSelf, alignSelf),
    };
  });
}

/** The space between rows, and between columns. */
export const getGaps = ({ gap, separateGaps, rowGap, columnGap }: Container): [row: number, column: number] =>
  separateGaps ? [rowGap, columnGap] : [gap, gap];

const writeGap = (container: Container): string | undefined => {
  const [row, column] = getGaps(container);
  if (row === column) return row > 0 ? `${row}px` : undefined;
  return `${row}px ${column}px`;
};

/** What of an item differs from what CSS gives it anyway. */
export const changesOf = (item: Item): Partial<Item> =>
  Object.fromEntries(Object.entries(item).filter(([name, value]) => value !== NEW_ITEM[name as keyof Item]));

/** The container, and each item as far as it differs from what CSS gives it anyway. */
export function flexboxCss(container: Container, items: readonly Item[]): string {
  const { display, flexDirection, justifyContent, alignItems, alignContent, flexWrap } = container;
  const rules = [
    writeRule('.container', {
      display,
      flexDirection,
      justifyContent,
      alignItems,
      alignContent,
      flexWrap,
      gap: writeGap(container),
    }),
  ];
  for (const [index, item] of items.entries()) {
    const changed = changesOf(item);
    if (Object.keys(changed).length > 0) rules.push(writeRule(`.item-${index + 1}`, changed));
  }
  return rules.join('\n\n');
}

interface Preset {
  readonly container: Partial<Container>;
  readonly items: string;
}

export const PRESETS: Readonly<Record<string, Preset>> = {
  Centered: { container: { justifyContent: 'center', alignItems: 'center' }, items: '0' },
  'Holy Grail': {
    container: { flexWrap: 'wrap', gap: 8 },
    items: '0 1 1 100%, 0 1 1 15%, 0 4 1 40%, 0 1 1 15%, 0 1 1 100%',
  },
  Navbar: {
    container: { justifyContent: 'space-between', alignItems: 'center', gap: 16 },
    items: '0 1 1 auto, 0, 0, 0',
  },
  'Card Grid': {
    container: { flexWrap: 'wrap', alignContent: 'flex-start', gap: 16 },
    items: Array(6).fill('0 1 1 140px').join(', '),
  },
  'Sticky Footer': { container: { flexDirection: 'column' }, items: '0, 0 1 1 auto, 0' },
  Sidebar: { container: { gap: 16 }, items: '0 0 0 25%, 0 1 1 0' },
  'Equal Columns': { container: { gap: 16 }, items: '0 1 1 0, 0 1 1 0, 0 1 1 0' },
};
