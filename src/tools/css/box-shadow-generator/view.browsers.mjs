import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.press('Hard');
  await v.sees('box-shadow: 8px 8px 0px 0px #000000;');
  await saves(v, 'Download', 'box-shadow-styles.css', 'box-shadow: 8px 8px');
};
