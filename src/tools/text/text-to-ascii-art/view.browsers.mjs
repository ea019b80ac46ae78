import { savesPng } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Text', 'Tea & cake for all');
  await v.choose('Font', 'Small');
  await v.has({ named: '/^ASCII art: Tea & cake/' });
  await savesPng(v, 'Download Image', 'Tea---cake.png');
};
