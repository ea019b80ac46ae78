import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.press('Magazine');
  await v.sees(/"lead lead lead lead news news"/);
  await v.fill('Columns', 'repeat(4, 1fr)');
  await v.sees('2 areas did not fit');
  await v.press('Sidebar');
  await v.sees('/ minmax(160px, 25%) 1fr');
  await v.press(/^main: row 1, column 2/);
  await v.fill('Name', 'content');
  await v.sees('grid-area: content;');
  await saves(v, 'Download', 'grid-styles.css', '"nav content" 1fr');
};
