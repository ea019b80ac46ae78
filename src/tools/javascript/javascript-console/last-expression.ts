import { javascriptLanguage } from '@codemirror/lang-javascript';

/** Above this, reading the code for its last expression would be felt. */
const LARGEST = 200_000;

/** Where the last statement's expression stands, if it is one: its value is what the code comes to. */
export function lastExpression(code: string): [from: number, to: number] | undefined {
  if (code.length > LARGEST) return undefined;
  let last = javascriptLanguage.parser.parse(code).topNode.lastChild;
  while (last && /Comment$/.test(last.name)) last = last.prevSibling;
  const expression = last?.name === 'ExpressionStatement' ? last.firstChild : undefined;
  return expression && !expression.type.isError ? [expression.from, expression.to] : undefined;
}
