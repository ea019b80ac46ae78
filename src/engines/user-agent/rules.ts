import { browsers, systems } from 'uap-core/regexes.yaml';

export interface Named {
  readonly family: string;
  /** Its parts, as many as are known. */
  readonly version: readonly string[];
}

type Rule = readonly [pattern: string, ...names: string[]];

/** Compiled when first asked: most texts are known by one of the first rules. */
function matcher(rules: readonly Rule[], parts: number) {
  const compiled: RegExp[] = [];
  return (text: string): Named | undefined => {
    for (const [index, [pattern, ...names]] of rules.entries()) {
      compiled[index] ??= new RegExp(pattern);
      const found = compiled[index].exec(text);
      if (!found) continue;
      const value = (at: number) =>
        (names[at]?.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '') || found[at + 1] || '').trim();
      const version = Array.from({ length: parts }, (_, at) => value(at + 1));
      const end = version.indexOf('');
      return { family: value(0), version: end < 0 ? version : version.slice(0, end) };
    }
    return undefined;
  };
}

/** What uap-core's rules say, under its own names; nothing where it knows neither. */
export const matchBrowser = matcher(browsers, 3);
export const matchSystem = matcher(systems, 4);
