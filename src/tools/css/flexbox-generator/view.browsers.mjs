import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.press('Add Item');
  await v.choose('Flex Direction', 'row-reverse');
  await v.press('Item 4');
  await v.fill('Flex Basis', 'calc(10% + 20px)');
  await v.sees('flex-basis: calc(10% + 20px);');
  await v.press('Holy Grail');
  await saves(v, 'Download', 'flexbox-styles.css', 'display: flex');
  await v.toggle('Separate Gaps');
  await v.fill('Row Gap', '24');
  await v.sees('gap: 24px 8px;');
  await v.tab('Tailwind');
  await v.sees('gap-x-[8px] gap-y-[24px]');
};
