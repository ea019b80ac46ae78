import type { CST, Document } from 'yaml';
import { COMMENTS_LOST } from './read-json';
import { type Data, fault, quoted, type Read, tooDeep } from './value';
import { YamlConverter } from './yaml-convert';

/** The library calls itself several times for every level, and overflows the stack at twice this depth. */
const DEEPEST_WRITTEN = 400;

/** A second `...` ends nothing, and what has only white space before it is no document. */
const isNothing = (token: CST.Token) =>
  token.type === 'document' &&
  token.value === undefined &&
  token.start.every(({ type }) => type === 'space' || type === 'newline' || type === 'comment');

/** What the library lets pass: directives that no document follows, and a second one where one is allowed. */
function checkDirectives(source: string, tokens: readonly CST.Token[]): void {
  const provided = new Map<string, number>();
  for (const token of tokens) {
    if (token.type === 'document' && !isNothing(token)) provided.clear();
    if (token.type !== 'directive') continue;
    const [name = '', handle = ''] = token.source.split(/\s+/);
    const once = name === '%TAG' ? `${name} ${handle}` : name;
    if (provided.has(once) && /^%(?:YAML|TAG)$/.test(name))
      throw fault(source, `${once} appears twice before one document`, token.offset);
    provided.set(once, token.offset);
  }
  const [last] = provided.values();
  if (last !== undefined) throw fault(source, 'No document follows this directive: --- is missing', last);
}

type Library = typeof import('yaml');

/** The tokens of all documents, without those that say nothing. */
function readTokens(source: string, { Lexer, Parser }: Pick<Library, 'Lexer' | 'Parser'>): CST.Token[] {
  const parser = new Parser();
  const all: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(source)) {
    for (const token of parser.next(lexeme)) all.push(token);
    // Checked here, before anything that calls itself for every level.
    if (parser.stack.length > DEEPEST_WRITTEN) throw tooDeep(source, parser.offset, DEEPEST_WRITTEN);
  }
  for (const token of parser.end()) all.push(token);
  checkDirectives(source, all);
  return all.filter((token, at) => !isNothing(token) && !(token.type === 'doc-end' && isNothing(all[at - 1]!)));
}

function compose(source: string, tokens: readonly CST.Token[], { Composer }: Pick<Library, 'Composer'>) {
  const documents: Document.Parsed[] = [];
  // Every plain scalar stays the text it is: numbers keep their digits, and what is a duplicate is said by us.
  // Nor is a tag acted on: bytes, ordered mappings and pairs come as they are written, and a note names the tag.
  const composer = new Composer({
    schema: 'failsafe',
    resolveKnownTags: false,
    uniqueKeys: false,
    merge: false,
    logLevel: 'silent',
  });
  for (const document of composer.compose(tokens)) {
    const [error] = document.errors;
    if (error)
      throw fault(source, error.message.replace(/(["'])quote/, 'quote $1'), Math.min(error.pos[0], source.length));
    documents.push(document as Document.Parsed);
  }
  return documents;
}

/** YAML 1.2, core schema, with merge keys and timestamps. Several documents become a list. */
export async function readYaml(source: string): Promise<Read> {
  const { Composer, isAlias, isMap, isScalar, isSeq, Lexer, Parser } = await import('yaml');
  const tokens = readTokens(source, { Lexer, Parser });
  const documents = compose(source, tokens, { Composer });
  const converter = new YamlConverter(source, { isAlias, isMap, isScalar, isSeq });
  converter.comments = tokens.some(({ type }) => type === 'comment');
  const items = documents.map((document) => converter.document(document, documents.length > 1 ? 1 : 0));

  const { comments, octals, seenKeys, tags } = converter;
  const notes: string[] = [];
  const several = items.length > 1 ? { note: `${items.length} documents became a list.` } : undefined;
  if (several) notes.push(several.note);
  if (comments) notes.push(COMMENTS_LOST);
  if (tags.size > 0) notes.push(`Tags left out: ${[...tags].slice(0, 10).join(', ')}`);
  if (seenKeys.size > 0) notes.push(`Keys made strings: ${[...seenKeys].slice(0, 10).map(quoted).join(', ')}`);
  if (octals.size > 0)
    notes.push(
      `Read as decimal, as in YAML 1.2: ${[...octals].slice(0, 10).join(', ')}. Older parsers take a leading 0 as octal.`,
    );
  if (documents.some(({ directives }) => directives?.yaml.explicit && directives.yaml.version === '1.1'))
    notes.push('The text asks for YAML 1.1 but was read as YAML 1.2: yes, no, on and off are strings.');
  const data: Data =
    items.length === 1 ? items[0]! : items.length > 1 ? { kind: 'list', items, at: 0 } : { kind: 'null', at: 0 };
  return { source, data, ...(several && { several }), notes };
}
