import { twoColours } from '../../../../e2e/browsers/pictures.mjs';
import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.upload('Image file', { 'two.png': twoColours([0x1b, 0x49, 0x65], [0xff, 0x9f, 0x1c]) });
  await v.sees('#1b4965');
  await v.sees('#ff9f1c');
  await saves(v, 'Export CSS', 'palette.css', '#ff9f1c');
};
