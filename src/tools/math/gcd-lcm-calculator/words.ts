/** The numbers of a question as it is asked: gcd(48, 18), LCM of 4 and 6, 12/18, [4, 6, 9]. */
export const splitWords = (input: string): string[] =>
  input
    .replace(/^\s*(?:math\.)?(?:gcd|lcm|gcf|hcf|ggt|kgv)(?![a-z])(?:\s+of\b)?/i, ' ')
    .split(/[\s,;&|/()[\]{}]+|\band\b/i)
    .filter(Boolean);
