export { CHEATSHEET, type CheatsheetRow, REPLACEMENT_CHEATSHEET } from './cheatsheet';
export { compile } from './compile';
export { type Explanation, explain } from './explain';
export { type Complexity, complexity, REGEX_FLAGS, type RegexFlag } from './flags';
export { type Match, type MatchGroup, type MatchList, matchAt } from './match-list';
export { findMatches, type MatchOptions, type ReplaceOptions, replaceAllOf, replaceMatches } from './matches';
export { type RegexWarning, warnings } from './warnings';
