import { InputError, placeAt } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import type { JsonDocument } from './document';
import { toJs } from './format';
import { NodeFinder } from './pointer';

/** Beyond this depth a descendant segment would overflow the stack. */
const DEEPEST = 2000;

/** A quoted name, which may hold anything, or a name after a dot that goes on with what no such name can. */
const DASHED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(\.[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)-/g;

/** What the library lets pass though the standard does not. */
function refuseLapses(query: string): void {
  const refuse = (message: string, at: number) => {
    throw new InputError(message, { ...placeAt(query, at), field: 'query' });
  };
  const blank = /^[ \t\r\n]|[ \t\r\n]$/.exec(query);
  if (blank) refuse('A query can’t start or end with white space', blank.index);
  for (const { 0: part, 1: name, index } of query.matchAll(DASHED)) {
    const control = part.search(/[\x00-\x1f]/);
    if (control !== -1) refuse('Write a control character in quotes as an escape, such as \\n', index + control);
    if (name !== undefined)
      refuse(`A name after a dot can’t contain a dash: write ['${name.slice(1)}-…'] instead`, index + name.length);
  }
}

/** Code units moved about so that their order is that of code points, as the standard has it: the surrogates come last. */
const ordered = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/[\ud800-\uffff]/g, (unit) => {
        const code = unit.charCodeAt(0);
        return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
      })
    : value;

const charactersIn = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

interface Expression {
  evaluate(context: unknown): unknown;
}
/** What is reached into of the library, which has no other way to mend it. */
interface Parser {
  stringFromCodePoint(codePoint: number): string;
  parseInfixExpression(
    stream: unknown,
    left: unknown,
  ): Expression & { left: Expression; operator: string; right: Expression };
}

/** Fetches what queries are read with. */
export const loadJsonPath = () => import('json-p3');

/** A query of RFC 9535: put to a document, it gives the nodes it selects, in its order. Numbers are compared as JavaScript does. */
export async function readQuery(query: string): Promise<(doc: JsonDocument) => number[]> {
  const { JSONPathEnvironment, JSONPathError, JSONPathNodeList } = await loadJsonPath();
  refuseLapses(query);
  const placed = <Done>(work: () => Done): Done => {
    try {
      return work();
    } catch (error) {
      if (error instanceof RangeError || (error instanceof Error && error.name === 'JSONPathRecursionLimitError'))
        throw new InputError(
          `The document is nested too deeply for this query: ${grouped(DEEPEST)} levels are the limit`,
        );
      if (!(error instanceof JSONPathError)) throw error;
      const at = Math.min(error.token.index, query.length);
      // The library appends a piece of the query and an offset; the place is shown in its own way.
      const reason = error.message
        .replace(/ \('[\s\S]*':\d+\)$/, '')
        .replace(/^unexpected token 'TOKEN_ERROR'$/, error.token.value);
      throw new InputError(reason.charAt(0).toUpperCase() + reason.slice(1), { ...placeAt(query, at), field: 'query' });
    }
  };
  const compiled = placed(() => {
    const environment = new JSONPathEnvironment({ maxRecursionDepth: DEEPEST });
    const opened = environment as unknown as { parser: Parser };
    const { parser } = opened;
    const inOrder = (side: Expression): Expression => ({
      evaluate(context) {
        const value = side.evaluate(context);
        return ordered(value instanceof JSONPathNodeList && value.nodes.length === 1 ? value.nodes[0]!.value : value);
      },
    });
    opened.parser = Object.assign(Object.create(parser), {
      // The library's own check refuses the escapes of control characters too, which the standard allows.
      stringFromCodePoint: (codePoint) => String.fromCodePoint(codePoint),
      parseInfixExpression(stream, left) {
        const infix = parser.parseInfixExpression.call(this, stream, left);
        if (/^[<>]/.test(infix.operator))
          Object.assign(infix, { left: inOrder(infix.left), right: inOrder(infix.right) });
        return infix;
      },
    } satisfies Parser);
    const { functionRegister } = environment;
    const length = functionRegister.get('length')!;
    functionRegister.set('length', {
      ...length,
      call: (value) => (typeof value === 'string' ? charactersIn(value) : length.call(value)),
    });
    // The library would match the digits of a number.
    const match = functionRegister.get('match')!;
    functionRegister.set('match', {
      ...match,
      call: (value, pattern) => typeof value === 'string' && match.call(value, pattern),
    });
    return environment.compile(query);
  });
  return (doc) => {
    const finder = new NodeFinder(doc);
    return placed(() => {
      const nodes: number[] = [];
      for (const { location } of compiled.query(toJs(doc) as never)) nodes.push(finder.find(location));
      return nodes;
    });
  };
}
