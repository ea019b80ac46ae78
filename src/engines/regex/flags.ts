export interface RegexFlag {
  flag: string;
  name: string;
  description: string;
}

/** In the order in which `RegExp.prototype.flags` and most people write them. */
export const REGEX_FLAGS: readonly RegexFlag[] = [
  { flag: 'g', name: 'global', description: 'Find all matches, not only the first' },
  { flag: 'i', name: 'ignore case', description: 'Upper and lower case are the same' },
  { flag: 'm', name: 'multiline', description: '^ and $ also match at the start and end of each line' },
  { flag: 's', name: 'dot all', description: 'The dot also matches line breaks' },
  { flag: 'u', name: 'unicode', description: 'Characters are whole code points, and \\p{…} is known' },
  { flag: 'v', name: 'unicode sets', description: 'Like u, with set operations and strings in character classes' },
  { flag: 'y', name: 'sticky', description: 'A match must start exactly where the last one ended' },
  { flag: 'd', name: 'indices', description: 'Record where each group starts and ends' },
];

export type Complexity = 'Easy' | 'Moderate' | 'Complex' | 'Very Complex';

/** From the length of the pattern and the number of flags. */
export function complexity(pattern: string, flags: string): Complexity {
  const size = pattern.length + new Set(flags).size;
  if (size < 5) return 'Easy';
  if (size < 10) return 'Moderate';
  return size < 20 ? 'Complex' : 'Very Complex';
}
