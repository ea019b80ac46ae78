import { choice, code, defineTool, line } from '@/kit';
import { CONTAINER, NEW_ITEM, parseItems, writeItems } from './items';
import { OUTPUTS, writeFlexbox } from './outputs';

export default defineTool({
  options: {
    ...CONTAINER,
    items: line('Items', writeItems([NEW_ITEM, NEW_ITEM, NEW_ITEM]), {
      hidden: true,
      hint: 'Order, grow, shrink, basis and align for each, as in 0 1 1 200px auto, 0 0 1 auto center',
    }),
    writtenAs: choice('Written As', OUTPUTS, 'css', { hidden: true }),
  },
  output: code(({ writtenAs }) => (writtenAs === 'css' ? 'css' : 'html'), {
    label: 'CSS',
    download: ({ writtenAs }) => (writtenAs === 'css' ? 'flexbox-styles.css' : 'flexbox.html'),
  }),
  action: 'Generate',
  run: (_, { items, writtenAs, ...container }) => writeFlexbox(container, parseItems(items), writtenAs),
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
      title: 'Cards as classes of Tailwind',
      input: undefined,
      options: {
        flexWrap: 'wrap',
        separateGaps: true,
        rowGap: 24,
        columnGap: 16,
        items: '0 1 1 140px, 0 1 1 140px',
        writtenAs: 'tailwind',
      },
      output: `<div class="flex flex-row justify-start items-stretch content-stretch flex-wrap gap-x-[16px] gap-y-[24px]">
  <div class="grow-[1] basis-[140px]">Item 1</div>
  <div class="grow-[1] basis-[140px]">Item 2</div>
</div>`,
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
