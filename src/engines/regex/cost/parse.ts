import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { Compiler, type Program } from './program';

/** The tree of a pattern, or nothing where the parser does not know it. */
export function parsePattern(pattern: string, flags: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
  } catch {
    return undefined;
  }
}

export function getCaptures(tree: AST.Pattern): AST.CapturingGroup[] {
  const groups: AST.CapturingGroup[] = [];
  visitRegExpAST(tree, {
    onCapturingGroupEnter: (group) => {
      groups.push(group);
    },
  });
  return groups;
}

export const compileSteps = (tree: AST.Pattern, flags: string): Program =>
  new Compiler(getCaptures(tree), flags).compile(tree);
