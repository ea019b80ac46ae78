import type { Value } from './yaml';

export const getPair = (text: string): [name: string, value: string | undefined] => {
  const at = text.indexOf('=');
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};

/** `a,"b,c",d` at its commas. */
function splitCommas(text: string): string[] {
  const parts: string[] = [];
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)) {
    if (match.index === text.length && !text.endsWith(',')) break;
    parts.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  }
  return parts;
}
/** `a=1,b` as its pairs. */
export const getPairs = (text: string) => splitCommas(text).map(getPair);

/** Filled in by Compose before it looks at the value. */
export const isVariable = (value: string): boolean => /(^|[^$])(\$\$)*\$\{/.test(value);
export const isOn = (value: string): boolean => !/^(?:false|0|f)$/i.test(value);

export const WHOLE = /^-?(?:0|[1-9]\d{0,14})$/;
export const DECIMAL = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;
export const parseWhole = (value: string): Value => (WHOLE.test(value) ? Number(value) : value);
