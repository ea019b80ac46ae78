/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', '<é ');
  await v.sees('&lt;&eacute;');
  await v.press(/^&copy;\s*Copyright$/);
  await v.holds('Output', '&lt;&eacute; &copy;');
  await v.tab('Decode');
  await v.fill('Input', '&lt;b&gt; &nope;');
  await v.sees('Not in HTML, left unchanged: &nope;');
};
