import { type Container, changesOf, flexboxCss, getGaps, type Item } from './items';

export const OUTPUTS = { css: 'CSS', html: 'HTML', tailwind: 'Tailwind' } as const;
export type FlexboxOutput = keyof typeof OUTPUTS;

const wrapItems = (container: string, items: readonly string[]): string =>
  [
    `<div class="${container}">`,
    ...items.map((classes, at) => {
      const attribute = classes === '' ? '' : ` class="${classes}"`;
      return `  <div${attribute}>Item ${at + 1}</div>`;
    }),
    '</div>',
  ].join('\n');

/** What the words of CSS are called in Tailwind, where that is not the word itself. */
const SHORT: Readonly<Record<string, string>> = {
  'flex-start': 'start',
  'flex-end': 'end',
  'space-between': 'between',
  'space-around': 'around',
  'space-evenly': 'evenly',
  column: 'col',
  'column-reverse': 'col-reverse',
};
const short = (word: string): string => SHORT[word] ?? word;
const sized = (name: string, pixels: number): string => `${name}-[${pixels}px]`;

function containerClasses(container: Container): string {
  const { display, flexDirection, justifyContent, alignItems, alignContent, flexWrap } = container;
  const [row, column] = getGaps(container);
  const gaps = row === column ? (row > 0 ? [sized('gap', row)] : []) : [sized('gap-x', column), sized('gap-y', row)];
  return [
    display,
    `flex-${short(flexDirection)}`,
    `justify-${short(justifyContent)}`,
    `items-${short(alignItems)}`,
    `content-${short(alignContent)}`,
    `flex-${flexWrap}`,
    ...gaps,
  ].join(' ');
}

/** As classes of Tailwind 4. A space in a value is an underscore there. */
function itemClasses(item: Item): string {
  const { order, flexGrow, flexShrink, flexBasis, alignSelf } = changesOf(item);
  return [
    order !== undefined && `order-[${order}]`,
    flexGrow !== undefined && `grow-[${flexGrow}]`,
    flexShrink !== undefined && `shrink-[${flexShrink}]`,
    flexBasis !== undefined && `basis-[${flexBasis.replace(/ /g, '_')}]`,
    alignSelf !== undefined && `self-${short(alignSelf)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The layout in one of the ways to write it. */
export function writeFlexbox(container: Container, items: readonly Item[], output: FlexboxOutput): string {
  if (output === 'css') return flexboxCss(container, items);
  if (output === 'tailwind') return wrapItems(containerClasses(container), items.map(itemClasses));
  return wrapItems(
    'container',
    items.map((_, at) => `item item-${at + 1}`),
  );
}
