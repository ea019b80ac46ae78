import { InputError, placeAt } from '@/engines/input-error';
import { toInputError } from './print';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value;

/** Statements and members of classes that only tell types. */
const ERASED: ReadonlySet<string> = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
  'TSDeclareMethod',
  'TSAbstractMethodDefinition',
  'TSIndexSignature',
  'TSNamespaceExportDeclaration',
]);
const TYPES: ReadonlySet<string> = new Set([
  'TSTypeAnnotation',
  'TSTypeParameterDeclaration',
  'TSTypeParameterInstantiation',
]);
const REFUSED: Readonly<Record<string, string>> = {
  Decorator: 'Decorators can’t run here: browsers don’t know them yet',
  JSXElement: 'JSX can’t run here, only TypeScript without it',
  JSXFragment: 'JSX can’t run here, only TypeScript without it',
  TSImportEqualsDeclaration: 'import … = can’t run here. Write const … = instead',
  TSExportAssignment: 'export = can’t run here',
  ClassAccessorProperty: 'accessor can’t run here: browsers don’t know it yet',
};
/** Ends with an expression, so that a bracket in the next line would go on with it. */
const OPEN_ENDED: ReadonlySet<string> = new Set([
  'ExpressionStatement',
  'VariableDeclaration',
  'ClassProperty',
  'ClassPrivateProperty',
  'ReturnStatement',
  'ThrowStatement',
  'ExportDefaultDeclaration',
]);
const MODIFIER = /\b(?:public|private|protected|readonly|override|abstract|declare)\b/g;
/** Names that no constant can have. */
const RESERVED =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

const blankOf = (text: string): string => text.replace(/[^\n\r\u2028\u2029]/g, ' ');
const breaksOf = (text: string): string => text.replace(/[^\n\r\u2028\u2029]/g, '');

class Stripper {
  readonly #source: string;
  /** The source with blanks for comments: signs and words between nodes are looked for there. */
  readonly #bare: string;
  readonly #edits: { start: number; end: number; text: string; order: number }[] = [];

  constructor(source: string, comments: readonly Node[]) {
    this.#source = source;
    let bare = '';
    let at = 0;
    for (const { start, end } of comments) {
      bare += source.slice(at, start) + blankOf(source.slice(start, end));
      at = end;
    }
    this.#bare = bare + source.slice(at);
  }

  #replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text, order: this.#edits.length });
  }
  #insert = (at: number, text: string): void => this.#replace(at, at, text);
  #blank(start: number, end: number): void {
    if (end > start) this.#replace(start, end, blankOf(this.#source.slice(start, end)));
  }
  /** Text in place of a range, with the line breaks that were in it. */
  #rewrite(start: number, end: number, text: string): void {
    this.#replace(start, end, text + breaksOf(this.#source.slice(start, end)));
  }
  #refuse(message: string, { start }: Node): never {
    throw new InputError(message, placeAt(this.#source, start));
  }
  /** Where the text before a place ends, without spaces and comments. */
  #endBefore = (at: number): number => this.#bare.slice(0, at).trimEnd().length;
  #find(pattern: RegExp, from: number, to = this.#bare.length): { start: number; end: number } | undefined {
    const found = pattern.exec(this.#bare.slice(from, to));
    return found ? { start: from + found.index, end: from + found.index + found[0].length } : undefined;
  }

  /** A whole statement. What follows must not go on with the statement before. */
  #erase({ start, end }: Node): void {
    const goesOn = /^\s*[([`+\-*/<,.?]/.test(this.#bare.slice(end, end + 2000));
    const before = this.#bare[this.#endBefore(start) - 1];
    if (goesOn && before !== undefined && !/[;{]/.test(before)) {
      this.#replace(start, start + 1, ';');
      this.#blank(start + 1, end);
    } else this.#blank(start, end);
  }

  run(program: Node): string {
    this.#visit(program, undefined);
    this.#edits.sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
    let text = '';
    let at = 0;
    for (const edit of this.#edits) {
      // Two that overlap would be a mistake here, and leave a text that is neither.
      if (edit.start < at) throw new InputError('These types can’t be removed', placeAt(this.#source, edit.start));
      text += this.#source.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return text + this.#source.slice(at);
  }

  #visitKids(node: Node, except: readonly string[] = []): void {
    for (const [name, value] of Object.entries(node)) {
      if (name === 'loc' || name === 'extra' || except.includes(name)) continue;
      for (const kid of Array.isArray(value) ? value : [value]) if (isNode(kid)) this.#visit(kid, node);
    }
  }

  #visit(node: Node, parent: Node | undefined): void {
    const { type } = node;
    if (REFUSED[type]) this.#refuse(REFUSED[type], node);
    if (ERASED.has(type) || node.declare === true || (node.abstract === true && type !== 'ClassDeclaration'))
      return void this.#erase(node);
    if (TYPES.has(type)) return void this.#blankType(node, parent);
    this.#separate(node);
    switch (type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportDefaultDeclaration':
      case 'ExportAllDeclaration':
        return void this.#module(node);
      case 'TSEnumDeclaration':
        return void this.#enum(node);
      case 'TSModuleDeclaration':
        return void this.#namespace(node, parent);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return void this.#as(node);
      case 'TSNonNullExpression':
        this.#blank(node.end - 1, node.end);
        break;
      case 'TSTypeAssertion':
        return void this.#assertion(node);
      case 'ClassDeclaration':
      case 'ClassExpression':
        this.#classHead(node);
        return void this.#visitKids(node, ['implements']);
      case 'ClassProperty':
      case 'ClassPrivateProperty':
      case 'ClassMethod':
      case 'ClassPrivateMethod':
        this.#member(node);
        break;
      case 'Identifier':
      case 'ObjectPattern':
      case 'ArrayPattern':
        if (node.optional === true && !node.typeAnnotation) this.#mark(node.end - 1);
        break;
    }
    if (Array.isArray(node.params)) this.#thisParameter(node.params[0]);
    if (type === 'ClassMethod' && node.kind === 'constructor') this.#parameterProperties(node, parent);
    this.#visitKids(node);
  }

  /** The sign of something optional, or sure to be set. */
  #mark(at: number): void {
    if (/[?!]/.test(this.#bare[at]!)) this.#blank(at, at + 1);
  }

  #blankType(node: Node, parent: Node | undefined): void {
    const { start, end } = node;
    if (node.type === 'TSTypeAnnotation') {
      this.#mark(this.#endBefore(start) - 1);
      // No line may begin with the arrow of a function: its bracket closes after the type instead.
      const broken = this.#find(/^\s*=>/, end);
      if (parent?.type === 'ArrowFunctionExpression' && broken) {
        const bracket = this.#endBefore(start) - 1;
        if (/[\n\r]/.test(this.#source.slice(bracket, broken.end))) {
          this.#blank(bracket, end - 1);
          return void this.#replace(end - 1, end, ')');
        }
      }
    } else if (parent?.type === 'ArrowFunctionExpression' && parent.async === true) {
      // Nor may the brackets of one with async.
      const bracket = this.#find(/^\s*\(/, end);
      if (bracket && /[\n\r]/.test(this.#source.slice(start, bracket.end))) {
        this.#replace(start, start + 1, '(');
        return void this.#blank(start + 1, bracket.end);
      }
    }
    this.#blank(start, end);
  }

  /** Where a statement ends with a type, and nothing closes it, the next line could go on with it. */
  #separate(node: Node): void {
    if (!OPEN_ENDED.has(node.type) || this.#source[node.end - 1] === ';') return;
    if (!/^\s*[([`+\-*/<,.]/.test(this.#bare.slice(node.end, node.end + 2000))) return;
    if (/^[ \t]*[,)]/.test(this.#bare.slice(node.end, node.end + 200))) return;
    this.#insert(node.end, ';');
  }

  #module(node: Node): void {
    const declaration = node.declaration as Node | undefined | null;
    if (node.importKind === 'type' || node.exportKind === 'type') return void this.#erase(node);
    if (isNode(declaration)) {
      const { type, declare, body } = declaration;
      if (ERASED.has(type) || declare === true || (type === 'TSModuleDeclaration' && !hasValues(body as Node)))
        return void this.#erase(node);
    }
    for (const specifier of (node.specifiers as Node[] | undefined) ?? []) {
      if (specifier.importKind !== 'type' && specifier.exportKind !== 'type') continue;
      const comma = this.#find(/^\s*,/, specifier.end);
      this.#blank(specifier.start, comma?.end ?? specifier.end);
    }
    this.#visitKids(node, ['specifiers', 'source', 'attributes']);
  }

  #as(node: Node): void {
    const expression = node.expression as Node;
    const { start } = node.typeAnnotation as Node;
    const word = this.#find(/\b(?:as|satisfies)\b[\s(]*$/, expression.end, start)!;
    this.#visit(expression, node);
    this.#blank(word.start, node.end);
  }

  #assertion(node: Node): void {
    const expression = node.expression as Node;
    const { end } = node.typeAnnotation as Node;
    const close = this.#find(/^[\s)]*>/, end)!.end;
    const isBroken = /[\n\r]/.test(this.#source.slice(node.start, expression.start));
    if (isBroken || /^\s*(?:\{|function\b|class\b|let\b|async\b)/.test(this.#bare.slice(close, close + 2000))) {
      this.#replace(node.start, node.start + 1, '(');
      this.#blank(node.start + 1, close);
      this.#visit(expression, node);
      return void this.#insert(node.end, ')');
    }
    this.#blank(node.start, close);
    this.#visit(expression, node);
  }

  #classHead(node: Node): void {
    if (node.superClass) this.#hasParent.add(node.body as Node);
    if (node.abstract === true) {
      const word = this.#find(/\babstract\b/, node.start)!;
      this.#blank(word.start, word.end);
    }
    const listed = node.implements as Node[] | undefined;
    if (!listed?.length) return;
    const start = this.#bare.lastIndexOf('implements', listed[0]!.start);
    this.#blank(start, listed.at(-1)!.end);
  }

  #member(node: Node): void {
    const key = node.key as Node;
    for (const { index, 0: word } of this.#bare.slice(node.start, key.start).matchAll(MODIFIER)) {
      const start = node.start + index;
      const end = start + word.length;
      // Without its first word, a member such as `private *[a]` would go on with the one before.
      const opens = index === 0 && /^\s*(?:(?:readonly|override)\s+)*[[*]/.test(this.#bare.slice(end, end + 2000));
      this.#replace(start, end, opens ? `;${' '.repeat(word.length - 1)}` : ' '.repeat(word.length));
    }
    if (node.optional !== true && node.definite !== true) return;
    const sign = this.#find(/^\s*\]?\s*[?!]/, key.end);
    // Before a type it goes together with that.
    if (sign && !/^\s*:/.test(this.#bare.slice(sign.end, sign.end + 2000))) this.#mark(sign.end - 1);
  }

  #thisParameter(first: unknown): void {
    if (!isNode(first) || first.type !== 'Identifier' || first.name !== 'this') return;
    const comma = this.#find(/^\s*,/, first.end);
    this.#blank(first.start, comma?.end ?? first.end);
    // It is gone, and none of its parts is to be taken away again.
    for (const name of Object.keys(first)) if (isNode(first[name])) first[name] = undefined;
    first.optional = false;
  }

  /** `constructor(private a)` declares and sets a field. */
  #parameterProperties(node: Node, parent: Node | undefined): void {
    const names: string[] = [];
    for (const one of node.params as Node[]) {
      if (one.type !== 'TSParameterProperty') continue;
      const parameter = one.parameter as Node;
      this.#blank(one.start, parameter.start);
      const { name } = (parameter.type === 'AssignmentPattern' ? parameter.left : parameter) as { name?: string };
      if (name === undefined) this.#refuse('A parameter that becomes a property needs a name', one);
      names.push(name);
    }
    if (names.length === 0) return;
    const assignments = names.map((name) => `this.${name}=${name};`).join('');
    this.#insert(parent!.start + 1, `${names.join(';')};`);
    const { start, body, directives } = node.body as Node & { body: Node[]; directives: Node[] };
    const isSuper = ({ type, expression }: Node) =>
      type === 'ExpressionStatement' && ((expression as Node).callee as Node | undefined)?.type === 'Super';
    const call = body.find(isSuper);
    if (call) this.#insert(call.end, `;${assignments}`);
    else if (this.#hasParent.has(parent!))
      this.#refuse('A constructor with such parameters calls super() in a statement of its own', node);
    else this.#insert(directives.at(-1)?.end ?? start + 1, `;${assignments}`);
  }
  /** Bodies of classes that extend another. */
  readonly #hasParent = new WeakSet<Node>();

  #enum(node: Node): void {
    const { name } = node.id as unknown as { name: string };
    const { start, members } = node.body as Node & { members: Node[] };
    this.#rewrite(node.start, start + 1, `var ${name};(__enum=>{`);
    let before: string | undefined;
    let end = start + 1;
    members.forEach((member, at) => {
      const id = member.id as Node & { name?: string; value?: string };
      const text = id.name ?? id.value!;
      const place = `__enum[${JSON.stringify(text)}]`;
      const isName = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(text) && !RESERVED.test(text);
      const declares = isName ? `const ${text}=${place}` : place;
      this.#rewrite(end, id.start, at === 0 ? '' : ';');
      const initializer = member.initializer as Node | undefined;
      if (initializer) {
        const sign = this.#find(/=/, id.end)!;
        this.#rewrite(id.start, sign.end, `${declares}=`);
        this.#visit(initializer, member);
      } else this.#rewrite(id.start, member.end, `${declares}=${before === undefined ? 0 : `${before}+1`}`);
      this.#insert(member.end, `;typeof ${place}=="string"||(__enum[${place}]=${JSON.stringify(text)})`);
      before = place;
      end = member.end;
    });
    this.#rewrite(end, node.end, `})(${name}||(${name}={}));`);
  }

  #namespace(node: Node, parent: Node | undefined): void {
    const body = node.body as (Node & { body: Node[] }) | undefined;
    if (!body || !hasValues(body)) return void this.#erase(node);
    const id = node.id as Node;
    if (id.type !== 'Identifier')
      this.#refuse('A namespace with a dot in its name can’t run here. Put one namespace into the other', node);
    const name = (id as unknown as { name: string }).name;
    // A class or function of the same name gets the rest.
    const siblings = ((parent?.body as Node[] | undefined) ?? []).map((one) =>
      one.type === 'ExportNamedDeclaration' && isNode(one.declaration) ? one.declaration : one,
    );
    const isMerged = siblings.some(
      (one) =>
        (one.type === 'ClassDeclaration' || one.type === 'FunctionDeclaration') &&
        (one.id as { name?: string } | undefined)?.name === name,
    );
    const early: string[] = [];
    for (const statement of body.body) {
      const declaration = statement.declaration as Node | undefined;
      if (statement.type !== 'ExportNamedDeclaration' || !isNode(declaration)) {
        if (statement.type.startsWith('Export')) this.#refuse('A namespace exports only what it declares', statement);
        continue;
      }
      if (statement.exportKind === 'type' || ERASED.has(declaration.type) || declaration.declare === true) continue;
      this.#blank(statement.start, declaration.start);
      statement.type = 'Exported';
      if (declaration.type === 'VariableDeclaration') {
        const late: string[] = [];
        for (const { id: to } of declaration.declarations as { id: Node }[]) {
          if (to.type !== 'Identifier')
            this.#refuse('Names that a namespace exports can’t be taken apart here. Export them one by one', to);
          const exported = (to as unknown as { name: string }).name;
          if (declaration.kind === 'const') late.push(`__space.${exported}=${exported};`);
          else
            early.push(
              `Object.defineProperty(__space,"${exported}",{get:()=>${exported},set:v=>{${exported}=v},enumerable:true,configurable:true});`,
            );
        }
        this.#insert(declaration.end, `;${late.join('')}`);
        continue;
      }
      const exported = (declaration.id as { name?: string }).name!;
      const assignment = `__space.${exported}=${exported};`;
      if (declaration.type === 'FunctionDeclaration') early.push(assignment);
      else if (declaration.type !== 'TSModuleDeclaration' || hasValues(declaration.body as Node))
        this.#insert(declaration.end, `;${assignment}`);
    }
    this.#rewrite(node.start, body.start + 1, `${isMerged ? ';' : `var ${name};`}(__space=>{${early.join('')}`);
    this.#visitKids(body);
    this.#rewrite(body.end - 1, body.end, `})(${name}||(${name}={}));`);
  }
}

/** Whether anything is left of a namespace at run time. */
function hasValues(body: Node | undefined): boolean {
  if (!isNode(body)) return false;
  if (!Array.isArray(body.body)) return hasValues(body.body as Node);
  return (body.body as Node[]).some((one) => {
    const inner = isNode(one.declaration) ? one.declaration : one;
    if (ERASED.has(inner.type) || inner.declare === true || one.exportKind === 'type') return false;
    return inner.type !== 'TSModuleDeclaration' || hasValues(inner.body as Node);
  });
}

/**
 * TypeScript as JavaScript. Types become blanks, so that every line and column stays where it was; enums, namespaces and properties in
 * the parameters of a constructor become code that does the same, in the same lines. Types are not checked. Throws `InputError` with the place of what is no TypeScript or can't run.
 */
export async function stripTypes(source: string): Promise<string> {
  const { parsers } = await import('prettier/plugins/babel');
  let tree: { program: Node; comments: Node[] };
  try {
    const parse = parsers['babel-ts'].parse as (text: string, options: object) => unknown;
    tree = (await parse(source, {})) as typeof tree;
  } catch (error) {
    throw toInputError(error, source);
  }
  return new Stripper(source, tree.comments).run(tree.program);
}
