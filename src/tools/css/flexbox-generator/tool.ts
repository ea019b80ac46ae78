import { code, defineTool, line } from '@/kit';
import { CONTAINER, flexboxCss, NEW_ITEM, parseItems, writeItems } from './items';

export default defineTool({
  options: {
    ...CONTAINER,
    items: line('Items', writeItems([NEW_ITEM, NEW_ITEM, NEW_ITEM]), {
      hidden: true,
      hint: 'Order, grow, shrink, basis and align for each, as in 0 1 1 200px auto, 0 0 1 auto center',
    }),
  },
  output: code('css', { label: 'CSS', download: 'flexbox-styles.css' }),
  action: 'Generate',
  run: (_, { items, ...container }) => flexboxCss(container, parseItems(items)),
  examples: [
    {
      title: 'Three items in a row',
      input: undefined,
      output: `.container {
  display: flex;
  flex-direction: row;
  justify-content: flex-start;
  align-items: stretch;
  align-content: stretch;
  flex-wrap: nowrap;
}`,
    },
    {
      title: 'A sidebar of a quarter',
      input: undefined,
      options: { gap: 16, items: '0 0 0 25%, 0 1 1 0' },
      output: `.container {
  display: flex;
  flex-direction: row;
  justify-content: flex-start;
  align-items: stretch;
  align-content: stretch;
  flex-wrap: nowrap;
  gap: 16px;
}

.item-1 {
  flex-shrink: 0;
  flex-basis: 25%;
}

.item-2 {
  flex-grow: 1;
  flex-basis: 0;
}`,
    },
  ],
});
