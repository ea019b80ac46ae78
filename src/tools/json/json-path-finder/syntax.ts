/** What a query can be made of, with what it means. */
export const SYNTAX: readonly (readonly [syntax: string, meaning: string])[] = [
  ['$', 'the whole document'],
  ['@', 'the element a filter looks at'],
  ['.name', 'a member by name: letters, digits and _'],
  ["['name']", 'a member by any name, in either quotes'],
  ['[0]', 'an element by index; -1 is the last'],
  ['[1:5:2]', 'a slice: start, end (excluded), step'],
  ['*', 'all members or elements'],
  ['..', 'at any depth below'],
  ["[0, 'a']", 'several at once'],
  ['[?…]', 'those for which the filter holds'],
  ['== != < <= > >=', 'comparisons, with numbers, strings, true, false, null'],
  ['&& || ! ( )', 'and, or, not, grouping'],
  ['length(@.a)', 'length of a string, an array or an object'],
  ['count(@.*)', 'how many nodes a query selects'],
  ["match(@.a, 'x.*')", 'whether all of a string matches a pattern'],
  ["search(@.a, 'x')", 'whether a part of it does'],
  ['value(@..a)', 'the value, if exactly one is selected'],
];

export const QUERIES: readonly (readonly [query: string, meaning: string])[] = [
  ['$.store.book[*].author', 'all authors'],
  ['$..price', 'every price, wherever it is'],
  ['$..book[-1]', 'the last book'],
  ['$..book[0,1]', 'the first two books'],
  ['$..book[?@.isbn]', 'books with an ISBN'],
  ['$..book[?@.price < 10]', 'books below 10'],
  ["$..book[?@.category == 'fiction' && @.price > 10].title", 'titles by two conditions'],
  ["$..book[?search(@.author, 'Tol')]", 'books whose author contains Tol'],
  ['$.store.*', 'everything in the store'],
  ['$..*', 'every value'],
];
