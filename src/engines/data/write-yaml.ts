import type { Data, Written } from './value';

// What a parser of YAML 1.1 or 1.2 takes for something else than a string.
const MISREAD = new RegExp(
  [
    '(?:~|null|true|false|yes|no|on|off|y|n|<<|=|)',
    '[-+]?\\.?\\d[\\d_.,:]*(?:e[-+]?\\d+)?',
    '[-+]?0[xob][\\da-f_]+',
    '[-+]?\\.(?:inf|nan)',
    '\\d{4}-\\d\\d?-\\d\\d?(?:[Tt \\t].*)?',
  ]
    .map((part) => `^${part}$`)
    .join('|'),
  'is',
);
/** Starts with, holds or ends with what means something in YAML. */
const SIGNS = /^[?:,[\]{}#&*!|>'"%@`\s]|^-(?:\s|$|--)|^\.\.\.|:(?:\s|$)|\s#|\s$|[\t\n]/;
/** Neither printable everywhere nor safe from being taken for a line break. */
const UNPRINTABLE = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;
const LONGEST_KEY = 1000;

const escapeMore = (json: string): string =>
  json.replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function oneLine(text: string): string {
  return MISREAD.test(text) || SIGNS.test(text) || UNPRINTABLE.test(text) ? escapeMore(JSON.stringify(text)) : text;
}

/** Whether a text can stand as it is, line by line, under a `|`. */
const fitsBlock = (text: string): boolean =>
  text.includes('\n') && !/^\n*[ \t]/.test(text) && /[^\n]/.test(text) && !UNPRINTABLE.test(text);

/** YAML 1.1 knows a float by its point and its exponent by its sign; YAML 1.2 reads that too. */
function number(text: string): string {
  if (/[fa]/.test(text)) return text.replace(/inf|nan/, '.$&');
  const [, mantissa = '', e = '', sign = '', exponent = ''] = /^([^eE]+)([eE]?)([-+]?)(\d*)$/.exec(text) ?? [];
  return e === '' ? text : `${mantissa}${mantissa.includes('.') ? '' : '.0'}${e}${sign || '+'}${exponent}`;
}

/** Block YAML that means the same to parsers of version 1.1 and 1.2. */
export function writeYaml(data: Data, indent: string): Written {
  const out: string[] = [];
  let times = 0;

  const scalar = (value: Data): string => {
    switch (value.kind) {
      case 'null':
        return 'null';
      case 'boolean':
        return String(value.value);
      case 'number':
        return number(value.text);
      case 'date':
        if (value.form !== 'time') return value.text;
        times++;
        return JSON.stringify(value.text);
      case 'list':
        return '[]';
      case 'table':
        return '{}';
      default:
        return oneLine(value.value);
    }
  };

  /** Writes a value after what stands before it on its line; `pad` is where lines under it start. */
  const put = (value: Data, lead: string, pad: string): void => {
    if (value.kind === 'string' && fitsBlock(value.value)) {
      const body = value.value.replace(/\n$/, '');
      const chomp = body === value.value ? '-' : body.endsWith('\n') ? '+' : '';
      out.push(`${lead}|${chomp}`);
      for (const line of body.split('\n')) out.push(line === '' ? '' : pad + line);
    } else out.push(lead + scalar(value));
  };
  const isOpen = (value: Data): boolean =>
    (value.kind === 'list' && value.items.length > 0) || (value.kind === 'table' && value.entries.size > 0);

  const putAll = (value: Data, lead: string, pad: string): void => {
    if (value.kind === 'list')
      for (const item of value.items) {
        if (isOpen(item)) putAll(item, `${lead}- `, `${pad}  `);
        else put(item, `${lead}- `, `${pad}  `);
        lead = pad;
      }
    else if (value.kind === 'table')
      for (const [name, child] of value.entries) {
        const key = oneLine(name);
        // A long key needs a sign of its own, so that readers need not look ahead without end.
        if (key.length > LONGEST_KEY) out.push(`${lead}? ${key}`);
        const start = key.length > LONGEST_KEY ? `${pad}:` : `${lead}${key}:`;
        lead = pad;
        if (isOpen(child)) {
          out.push(start);
          putAll(child, pad + indent, pad + indent);
        } else put(child, `${start} `, pad + indent);
      }
  };

  if (isOpen(data)) putAll(data, '', '');
  else put(data, '', indent);
  return {
    text: `${out.join('\n')}\n`,
    notes: times > 0 ? ['Times without a date became strings: YAML doesn’t have them.'] : [],
  };
}
