export { CHEATSHEET, type CheatsheetRow, REPLACEMENT_CHEATSHEET } from './cheatsheet';
export { type Complexity, compile, complexity, REGEX_FLAGS, type RegexFlag } from './compile';
export { type Explanation, explain } from './explain';
export {
  findMatches,
  type Match,
  type MatchGroup,
  type MatchList,
  type MatchOptions,
  matchAt,
  type ReplaceOptions,
  replaceMatches,
} from './matches';
export { type RegexWarning, warnings } from './warnings';
