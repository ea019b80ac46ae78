export const EXAMPLES: readonly { title: string; code: string }[] = [
  {
    title: 'Objects and tables',
    code: `const people = [
  { name: 'Ada', born: 1815, fields: ['mathematics'] },
  { name: 'Grace', born: 1906, fields: ['compilers', 'navy'] },
];

console.log('%d people, the first is %o', people.length, people[0]);
console.table(people, ['name', 'born']);

console.group('Fields');
for (const { name, fields } of people) console.info(name, new Set(fields));
console.groupEnd();
`,
  },
  {
    title: 'Promises and await',
    code: `const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

console.time('steps');
for (const step of ['one', 'two', 'three']) {
  await pause(200);
  console.timeLog('steps', step);
}
console.timeEnd('steps');
`,
  },
  {
    title: 'An error with its place',
    code: `function area({ width, height }) {
  return width * height;
}

console.log(area({ width: 2, height: 3 }));
console.log(area());
`,
  },
];
