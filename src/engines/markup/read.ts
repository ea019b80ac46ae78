import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser, parse, html as spec, type Token } from 'parse5';
import { InputError, placeAt } from '@/engines/input-error';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type TextNode = DefaultTreeAdapterTypes.TextNode;
export type CommentNode = DefaultTreeAdapterTypes.CommentNode;
export type Doctype = DefaultTreeAdapterTypes.DocumentType;

export const isElement = (node: ChildNode | ParentNode): node is Element => 'tagName' in node;
export const isHtml = (node: ChildNode | ParentNode): node is Element =>
  isElement(node) && node.namespaceURI === spec.NS.HTML;
export const isText = (node: ChildNode): node is TextNode => node.nodeName === '#text';
export const isComment = (node: ChildNode): node is CommentNode => node.nodeName === '#comment';
export const isDoctype = (node: ChildNode): node is Doctype => node.nodeName === '#documentType';

/** What stands in a template is kept apart from the page. */
export const getContent = (node: ParentNode): ParentNode =>
  'content' in node ? (node.content as DefaultTreeAdapterTypes.DocumentFragment) : node;

/** Browsers stop nesting at 512; beyond some more, reading takes time that grows with the square of the depth. */
const DEEPEST = 1000;

export interface ReadOptions {
  /** Off reads what is in noscript as markup, as a browser without scripts does. */
  scripting?: boolean;
}
export interface Tokens {
  /** Every piece of the source, in order, those too of which the parser made nothing. */
  readonly startTags: readonly Token.TagToken[];
  readonly whitespace: readonly Token.CharacterToken[];
  readonly characters: readonly Token.CharacterToken[];
}

class Recorder extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  readonly startTags = new Map<number, Token.TagToken>();
  readonly whitespace = new Map<number, Token.CharacterToken>();
  readonly characters = new Map<number, Token.CharacterToken>();

  // Some tokens are taken up more than once; the place tells them apart.
  override onStartTag(token: Token.TagToken): void {
    if (token.location) this.startTags.set(token.location.startOffset, token);
    super.onStartTag(token);
  }
  override onCharacter(token: Token.CharacterToken): void {
    if (token.location) this.characters.set(token.location.startOffset, token);
    super.onCharacter(token);
  }
  override onWhitespaceCharacter(token: Token.CharacterToken): void {
    if (token.location) this.whitespace.set(token.location.startOffset, token);
    super.onWhitespaceCharacter(token);
  }
}

const inOrder = <One>(map: ReadonlyMap<number, One>): One[] => [...map].sort(([a], [b]) => a - b).map(([, one]) => one);

const guarded = (source: string) => {
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    onItemPush({ sourceCodeLocation }: Element) {
      if (++depth > DEEPEST)
        throw new InputError(
          `Elements are nested more than ${DEEPEST} levels deep`,
          sourceCodeLocation ? placeAt(source, sourceCodeLocation.startOffset) : {},
        );
    },
    onItemPop() {
      depth--;
    },
  };
};

/** A page as a browser reads it, which never fails. Throws `InputError` where it nests too deeply. */
export const readPage = (source: string, { scripting = true }: ReadOptions = {}): Document =>
  parse(source, { scriptingEnabled: scripting, treeAdapter: guarded(source) });

/** The same with places, and the pieces of the source. */
export function readHtml(source: string): { document: Document; tokens: Tokens } {
  const recorder = new Recorder({ sourceCodeLocationInfo: true, treeAdapter: guarded(source) });
  recorder.tokenizer.write(source, true);
  return {
    document: recorder.document,
    tokens: {
      startTags: inOrder(recorder.startTags),
      whitespace: inOrder(recorder.whitespace),
      characters: inOrder(recorder.characters),
    },
  };
}
