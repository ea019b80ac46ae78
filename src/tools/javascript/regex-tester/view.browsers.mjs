/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Pattern', '(?<key>\\w+)=(\\d+)?');
  await v.fill('Test Text', 'a=1\nbb= C=333');
  await v.sees('3 matches');
  await v.counts('#main [role=textbox] mark', 3);
  await v.fill('Replace', '$2<$<key>>$&');
  await v.holds('Result', '1<a>a=1\n<bb>bb= 333<C>C=333');
};
