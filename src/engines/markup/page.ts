import { type DefaultTreeAdapterTypes, parse, html as spec } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A page as three texts, the way the editor holds it. */
export interface PageParts {
  html: string;
  css: string;
  js: string;
}

/** A script or a style sheet of somebody else that the page builds on. */
export interface Library {
  name: string;
  kind: 'script' | 'style';
  text: string;
}

export interface CombinedPage {
  document: string;
  /** Line (from 1) in the document on which the script's first line stands; undefined where there is no script. */
  scriptLine: number | undefined;
}

export const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

/** Every element in order. What stands in a template is inert and is not looked at. */
export function* getElements(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* getElements(child);
}

export const parsePage = (html: string) => parse(html, { sourceCodeLocationInfo: true });

function landmarks(html: string) {
  const page = parsePage(html);
  const root = page.childNodes.find(isElement)!;
  const head = root.childNodes.filter(isElement).find(({ tagName }) => tagName === 'head')!;
  // A page of frames has a frameset in place of a body.
  const body = root.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  const doctype = page.childNodes.find((node) => node.nodeName === '#documentType');
  return { page, root, head, body, doctype };
}

/** Where the head ends and the body begins in the source, whether or not either has a tag. */
function bodyStart(html: string, { head, body }: ReturnType<typeof landmarks>): number {
  const tag = body?.sourceCodeLocation?.startTag;
  if (tag) return tag.startOffset;
  const end = head.sourceCodeLocation?.endTag;
  if (end) return end.endOffset;
  // Not the first child: what is misplaced in a table is moved before it.
  return Math.min(
    html.length,
    ...(body?.childNodes ?? []).map((node) => node.sourceCodeLocation?.startOffset ?? html.length),
  );
}

/** An end tag inside a script would end the script. `<\/` means the same in every literal. */
const guardScript = (js: string): string => {
  const closed = js.replace(/<\/(?=script)/gi, '<\\/');
  // After `<!-- <script` not even a true end tag ends the script any more.
  return /<!--/.test(closed) && /<script/i.test(closed) ? closed.replaceAll('<!--', '\\x3C!--') : closed;
};
const guardStyle = (css: string): string => css.replace(/<\/(?=style)/gi, '<\\/');

/** Import and export statements exist in modules only. */
const isModule = (js: string): boolean => /^[ \t]*(?:import(?:\s+[\w$]|\s*[{*'"])|export(?:\s+\w|\s*[{*]))/m.test(js);

const block = (tag: string, close: string, text: string) => `<${tag}>\n${text.replace(/\n$/, '')}\n</${close}>\n`;

const asName = (name: string) => name.replace(/[&<>"'\s]+/g, ' ').trim();

/** In the order they stand in: a plugin comes after what it extends. */
const libraryBlocks = (libraries: readonly Library[]): string =>
  libraries
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, kind, text }) =>
      kind === 'style'
        ? block(`style data-library="${asName(name)}"`, 'style', guardStyle(text))
        : block(`script data-library="${asName(name)}"`, 'script', guardScript(text)),
    )
    .join('');

const lineAt = (text: string, offset: number): number => {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
};

/**
 * One document of the three parts. The HTML may be a fragment, may begin with what belongs into a head, or be a whole page.
 * Libraries come before all else: what is written here overrules and uses them.
 */
export function combinePage({ html, css, js }: PageParts, libraries: readonly Library[] = []): CombinedPage {
  const before = libraryBlocks(libraries);
  const style = css.trim() === '' ? '' : block('style', 'style', guardStyle(css));
  const script =
    js.trim() === '' ? '' : block(isModule(js) ? 'script type="module"' : 'script', 'script', guardScript(js));
  const marks = landmarks(html);
  const document =
    marks.root.sourceCodeLocation?.startTag || marks.head.sourceCodeLocation?.startTag || !marks.body
      ? insert(html, marks, before, style, script)
      : wrap(html, marks, before, style, script);
  const at = script === '' ? -1 : document.lastIndexOf(script);
  return { document, scriptLine: at === -1 ? undefined : lineAt(document, at) + 1 };
}

/** Around a piece of a page goes what every page needs and this one lacks. */
function wrap(
  html: string,
  marks: ReturnType<typeof landmarks>,
  before: string,
  style: string,
  script: string,
): string {
  const { head, body, doctype } = marks;
  const start = doctype?.sourceCodeLocation?.endOffset ?? 0;
  const split = Math.max(start, bodyStart(html, marks));
  const has = (test: (element: Element) => boolean) => head.childNodes.filter(isElement).some(test);
  const ownHead = html.slice(start, split).trim();
  const bodyTag = body!.sourceCodeLocation?.startTag;
  const bodyEnd = body!.sourceCodeLocation?.endTag;
  const rest = html.slice(split);
  const scriptAt = (bodyEnd?.startOffset ?? html.length) - split;
  const newline = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

  return [
    newline(html.slice(0, start) || '<!DOCTYPE html>'),
    '<html lang="en">\n<head>\n',
    has((one) => isCharset(one)) ? '' : `${CHARSET}\n`,
    has((one) => one.tagName === 'meta' && attribute(one, 'name') === 'viewport') ? '' : `${VIEWPORT}\n`,
    has((one) => one.tagName === 'title') ? '' : `${TITLE}\n`,
    before,
    newline(ownHead),
    style,
    '</head>\n',
    bodyTag ? '' : '<body>\n',
    newline(rest.slice(0, scriptAt)),
    script,
    bodyEnd ? newline(rest.slice(scriptAt)) : '</body>\n',
    '</html>\n',
  ].join('');
}

/** A page that brings its own html or head tag stays as it is; style and script go where they belong. */
function insert(
  html: string,
  marks: ReturnType<typeof landmarks>,
  before: string,
  style: string,
  script: string,
): string {
  const { root, head, body, doctype } = marks;
  const headStart = head.sourceCodeLocation?.startTag ?? root.sourceCodeLocation?.startTag;
  const charset = [...getElements(head)].some(isCharset) ? '' : `\n${CHARSET}`;
  const styleAt = head.sourceCodeLocation?.endTag?.startOffset ?? bodyStart(html, marks);
  const scriptAt =
    body?.sourceCodeLocation?.endTag?.startOffset ?? root.sourceCodeLocation?.endTag?.startOffset ?? html.length;
  const gap = (at: number, text: string) => (text !== '' && at > 0 && html[at - 1] !== '\n' ? `\n${text}` : text);

  const charsetAt = headStart?.endOffset ?? styleAt;
  return [
    doctype ? '' : '<!DOCTYPE html>\n',
    html.slice(0, charsetAt),
    charset,
    before === '' ? '' : `\n${before}`,
    html.slice(charsetAt, styleAt),
    gap(styleAt, style),
    html.slice(styleAt, scriptAt),
    gap(scriptAt, script),
    html.slice(scriptAt),
  ].join('');
}

const CHARSET = '<meta charset="utf-8">';
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const TITLE = '<title>Untitled</title>';

function isCharset(element: Element): boolean {
  return (
    element.tagName === 'meta' &&
    (attribute(element, 'charset') !== undefined || attribute(element, 'http-equiv')?.toLowerCase() === 'content-type')
  );
}
const isOurs = (source: string) => [VIEWPORT, TITLE].some((ours) => ours === source.replace(/\s*\/?>$/, '>'));

const SCRIPT_TYPES = ['', 'text/javascript', 'application/javascript', 'text/ecmascript', 'application/ecmascript'];

/** Only what nothing but its text defines can be moved into another tab and back. */
const isPlain = (element: Element, types: readonly string[]) =>
  element.namespaceURI === spec.NS.HTML &&
  element.attrs.every(({ name, value }) => name === 'type' && types.includes(value.trim().toLowerCase())) &&
  element.sourceCodeLocation?.endTag !== undefined;

const toText = (element: Element) =>
  element.childNodes.map((node) => (node.nodeName === '#text' ? (node as { value: string }).value : '')).join('');

const isDeferred = (script: Element) =>
  attribute(script, 'type') === 'module' || (script.attrs.some(({ name }) => name === 'defer') && isExternal(script));
const isExternal = (script: Element) => attribute(script, 'src') !== undefined;
const isSheet = (element: Element) =>
  element.tagName === 'style' ||
  (element.tagName === 'link' && /\bstylesheet\b/i.test(attribute(element, 'rel') ?? ''));
const isScript = ({ tagName }: Element) => tagName === 'script';

const HEAD_TAGS = ['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'];

/** Without its tag such a body would begin later, and what it begins with would end up in the head. */
function beginsLikeHead(body: Element, taken: ReadonlySet<Element>): boolean {
  const first = body.childNodes.find((node) =>
    isElement(node) ? !taken.has(node) : 'value' in node && node.value.trim() !== '',
  );
  return first !== undefined && isElement(first) && HEAD_TAGS.includes(first.tagName);
}

const dedent = (text: string): string => {
  const lines = text.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '').split(/\r?\n/);
  const depths = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length);
  const depth = Math.min(...depths, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(Math.min(depth, line.length))).join('\n');
};

/**
 * A page as body, style and script. Moved are style elements and inline scripts, and only where the page means the same afterwards:
 * style goes to the end of the head and script to the end of the body, so what has to come before something that stays, stays too.
 * Everything else is kept in the HTML to the letter, but for tags that every page has and that combining writes again.
 */
export function splitPage(source: string): PageParts {
  const marks = landmarks(source);
  const { root, head, body, doctype } = marks;
  if (!body) return { html: source, css: '', js: '' };

  const all = [...getElements(root)];
  const inHead = new Set(getElements(head));
  const taken = new Set<Element>();

  // Later sheets win. Those that stay in the head come before the style tab's, those in the body after it.
  const sheets = all.filter(isSheet);
  const movable = new Set(sheets.filter((one) => one.tagName === 'style' && isPlain(one, ['', 'text/css'])));
  for (let changed = true; changed; ) {
    changed = false;
    for (const style of movable) {
      const at = sheets.indexOf(style);
      const clashes = sheets.some(
        (other, place) => !movable.has(other) && (inHead.has(other) ? place > at : place < at),
      );
      if (clashes) changed = movable.delete(style) || changed;
    }
  }
  for (const style of movable) taken.add(style);

  // Scripts run in order; from the last one that stays and runs at once, all that follow can move to the end.
  const scripts = all.filter(isScript);
  const stays = (script: Element) =>
    !isPlain(script, SCRIPT_TYPES) || /document\s*\.\s*(write|currentScript)/.test(toText(script));
  const runsAtOnce = (script: Element) =>
    !isDeferred(script) &&
    (isExternal(script) || SCRIPT_TYPES.includes((attribute(script, 'type') ?? '').trim().toLowerCase()));
  const lastStaying = scripts.findLastIndex((script) => stays(script) && runsAtOnce(script));
  for (const script of scripts.slice(lastStaying + 1)) if (!stays(script)) taken.add(script);

  const cuts: { from: number; to: number }[] = [];
  const cut = (place: { startOffset: number; endOffset: number } | null | undefined) => {
    if (place) cuts.push({ from: place.startOffset, to: place.endOffset });
  };
  for (const element of taken) cut(element.sourceCodeLocation);
  for (const element of inHead) {
    const place = element.sourceCodeLocation;
    // The text is in hand and will be written as UTF-8, whatever the file was in.
    if (place && (isCharset(element) || isOurs(source.slice(place.startOffset, place.endOffset)))) cut(place);
  }
  if (doctype && 'publicId' in doctype && doctype.publicId === '' && doctype.systemId === '')
    cut(doctype.sourceCodeLocation);
  const plainRoot = root.attrs.every(({ name, value }) => name === 'lang' && value === 'en');
  for (const [element, plain] of [
    [root, plainRoot],
    [head, head.attrs.length === 0],
    [body, body.attrs.length === 0 && !beginsLikeHead(body, taken)],
  ] as const) {
    if (!plain) continue;
    cut(element.sourceCodeLocation?.startTag);
    cut(element.sourceCodeLocation?.endTag);
  }

  const pick = (tagName: string) => [...taken].filter((one) => one.tagName === tagName).map(toText);
  return {
    html: withoutCuts(source, cuts),
    css: pick('style').map(dedent).filter(Boolean).join('\n\n'),
    // The lines inside a template or a continued string are its content, so those scripts keep their indentation.
    // A semicolon keeps the end of one script and the bracket that opens the next from being read as a call.
    js: pick('script')
      .map((js) => (/`|\\\r?\n/.test(js) ? js.replace(/^\s*\n|\s+$/g, '') : dedent(js)))
      .filter(Boolean)
      .join('\n;\n'),
  };
}

/** The text without the ranges; a line of which nothing is left goes too. */
function withoutCuts(source: string, cuts: { from: number; to: number }[]): string {
  let kept = '';
  let at = 0;
  for (const { from, to } of cuts.sort((a, b) => a.from - b.from)) {
    kept += source.slice(at, from);
    at = Math.max(at, to);
    const lineIsEmpty = /(?:^|\n)[ \t]*$/.test(kept);
    const following = /^[ \t]*(?:\r?\n|$)/.exec(source.slice(at, at + 200));
    if (lineIsEmpty && following) {
      kept = kept.replace(/[ \t]+$/, '');
      at += following[0].length;
    }
  }
  kept += source.slice(at);
  return kept.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '');
}
