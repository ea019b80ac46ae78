import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.upload('HTML file', {
    'page.html':
      '<style>p{color:red}</style><p>Hi</p><script>document.querySelector("p").append("!"); console.log("ready", { n: [1] })</script>',
  });
  await v.press('Run Its Scripts');
  await v.shows('Preview', 'Hi!');
  await v.sees('ready {n: [1]}');
  await v.press('Format');
  await v.press('Three Panes');
  await v.shows('Preview', 'Hi!');
  await saves(v, 'Download', 'index.html', '<p>Hi</p>');
};
