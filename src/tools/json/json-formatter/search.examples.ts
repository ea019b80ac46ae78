/** What people type to find it. */
export default [
  'json',
  'JSON',
  'json format',
  'format json',
  'json beautifier',
  'pretty print json',
  'prettify json',
  'jsno formater',
  'json tree',
];
