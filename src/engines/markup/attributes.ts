import { isScriptType } from './script-type';

/** Attributes that say what holds without them, by element and name. */
const USUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  area: { shape: 'rect' },
  button: { type: 'submit' },
  col: { span: '1' },
  colgroup: { span: '1' },
  form: { method: 'get', enctype: 'application/x-www-form-urlencoded', autocomplete: 'on' },
  img: { decoding: 'auto', loading: 'eager', fetchpriority: 'auto' },
  input: { type: 'text' },
  iframe: { loading: 'eager', fetchpriority: 'auto' },
  link: { media: 'all', fetchpriority: 'auto' },
  script: { fetchpriority: 'auto' },
  style: { media: 'all', type: 'text/css' },
  td: { colspan: '1', rowspan: '1' },
  textarea: { wrap: 'soft' },
  th: { colspan: '1', rowspan: '1' },
  track: { kind: 'subtitles' },
};

type Attribute = { readonly name: string; readonly value: string };

/** Whether an element of HTML is the same without the attribute. Style sheets and scripts can still ask for it by name. */
export function isRedundant(tag: string, { name, value }: Attribute, all: readonly Attribute[]): boolean {
  const known = value.trim().toLowerCase();
  if (tag === 'script' && name === 'type') return known !== '' && isScriptType(known);
  if (tag === 'script' && name === 'language') return known === 'javascript' || all.some((one) => one.name === 'type');
  if (tag === 'link' && name === 'type') {
    const rel = all
      .find((one) => one.name === 'rel')
      ?.value.trim()
      .toLowerCase();
    return known === 'text/css' && rel === 'stylesheet';
  }
  return Object.hasOwn(USUAL, tag) && Object.hasOwn(USUAL[tag]!, name) && USUAL[tag]![name] === known;
}

/** Whether an attribute has nothing to say because it is empty: `alt`, `title`, `lang` and `value` say something then. */
export const isIdle = ({ name, value }: Attribute): boolean =>
  value.trim() === '' && /^(?:class|id|style|on[a-z]+)$/.test(name);

/** HTML standard, 13.1.2.3: what a value without quotes must not contain. */
const NEEDS_QUOTES = /[\s"'=<>`]/;

/** An attribute as it is written, without quotes where it can do without. */
export function unquote(written: string): string {
  const equals = written.indexOf('=', 1);
  if (equals === -1) return written;
  const name = written.slice(0, equals).trimEnd();
  const value = written.slice(equals + 1).trimStart();
  if (value.length < 2 || !/^["']/.test(value) || !value.endsWith(value[0]!)) return written;
  const inner = value.slice(1, -1);
  if (inner === '') return name;
  return NEEDS_QUOTES.test(inner) ? written : `${name}=${inner}`;
}
