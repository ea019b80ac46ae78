/** What a query can be made of, with what it means. */
export const SYNTAX: readonly (readonly [syntax: string, meaning: string])[] = [
  ['$', 'the whole document'],
  ['@', 'the current element in a filter'],
  ['.name', 'a member by name: letters, digits and _'],
  ["['name']", 'a member by any name, in single or double quotes'],
  ['[0]', 'an element by index; -1 is the last'],
  ['[1:5:2]', 'a slice: start, end (excluded), step'],
  ['*', 'all members or elements'],
  ['..', 'at any depth below'],
  ["[0, 'a']", 'several at once'],
  ['[?…]', 'those that match the filter'],
  ['== != < <= > >=', 'comparisons, with numbers, strings, true, false, null'],
  ['&& || ! ( )', 'and, or, not, grouping'],
  ['length(@.a)', 'length of a string, an array or an object'],
  ['count(@.*)', 'how many nodes a query selects'],
  ["match(@.a, 'x.*')", 'whether a whole string matches a pattern'],
  ["search(@.a, 'x')", 'whether part of it does'],
  ['value(@..a)', 'the value, if exactly one is selected'],
];

export const QUERIES: readonly (readonly [query: string, meaning: string])[] = [
  ['$.store.book[*].author', 'all authors'],
  ['$..price', 'every price, anywhere'],
  ['$..book[-1]', 'the last book'],
  ['$..book[0,1]', 'the first two books'],
  ['$..book[?@.isbn]', 'books with an ISBN'],
  ['$..book[?@.price < 10]', 'books under 10'],
  ["$..book[?@.category == 'fiction' && @.price > 10].title", 'titles by two conditions'],
  ["$..book[?search(@.author, 'Tol')]", 'books whose author contains Tol'],
  ['$.store.*', 'everything in the store'],
  ['$..*', 'every value'],
];
