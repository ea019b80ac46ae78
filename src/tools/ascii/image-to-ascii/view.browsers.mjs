import { twoColours } from '../../../../e2e/browsers/pictures.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.upload('Image file', { 'flag.png': twoColours([0xff, 0xff, 0xff], [0x80, 0x80, 0x80]) });
  await v.has({ named: 'ASCII art of flag.png' });
  await v.choose('Characters', 'Blocks ░▒▓█');
  await v.tab('Text');
  await v.sees('█');
};
