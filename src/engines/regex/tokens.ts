export type TokenKind = 'group' | 'class' | 'set' | 'escape' | 'quantifier' | 'anchor' | 'or' | 'wrong';

/** A part of a pattern to be coloured; plain characters are none. Offsets are UTF-16 units. */
export interface PatternToken {
  start: number;
  end: number;
  kind: TokenKind;
  /** The capture group that it opens or closes. */
  group?: number;
}

export interface PatternGroup {
  /** From the opening to behind the closing bracket; to the end of the pattern where that is missing. */
  start: number;
  end: number;
  name?: string;
}

export interface PatternTokens {
  tokens: PatternToken[];
  /** Capture groups in the order of their numbers, from 1 on. */
  groups: PatternGroup[];
}

const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
const OPENING = /\((?:\?(?:P?<(?![=!])([^>)]*)>|<[=!]|[=!:]|[ims]*(?:-[ims]*)?:))?/y;
const ESCAPE =
  /\\(?:u\{[\da-f]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[pP]\{[^}]*\}|k<[^>]*>|q\{[^}]*\}|[1-9]\d*|[\s\S]|$)/iy;

const at = (form: RegExp, pattern: string, place: number): RegExpExecArray | null => {
  form.lastIndex = place;
  return form.exec(pattern);
};

/** Tokens of a pattern as it is being typed: whatever is still missing, the rest has its colours. */
export function tokenize(pattern: string, flags: string): PatternTokens {
  const tokens: PatternToken[] = [];
  const groups: PatternGroup[] = [];
  const open: { token: PatternToken; group?: number }[] = [];
  const isNested = flags.includes('v');
  let place = 0;

  const push = (end: number, kind: TokenKind, group?: number): PatternToken => {
    const token: PatternToken = { start: place, end, kind, ...(group !== undefined && { group }) };
    tokens.push(token);
    place = end;
    return token;
  };
  const readEscape = (): void => {
    const [raw] = at(ESCAPE, pattern, place)!;
    const kind =
      raw === '\\' ? 'wrong' : /^\\[bB]$/.test(raw) ? 'anchor' : /^\\[dDwWsSpPkq1-9]/.test(raw) ? 'set' : 'escape';
    push(place + raw.length, kind);
  };
  /** Brackets of a class and what is special in it. Its plain characters are coloured as a whole. */
  const characterClass = (): void => {
    const opening = push(place + (pattern[place + 1] === '^' ? 2 : 1), 'class');
    let depth = 1;
    while (place < pattern.length && depth > 0) {
      const char = pattern[place]!;
      if (char === '\\') readEscape();
      else if (char === ']') {
        depth--;
        push(place + 1, 'class');
      } else if (char === '[' && isNested) {
        depth++;
        push(place + (pattern[place + 1] === '^' ? 2 : 1), 'class');
      } else if (isNested && /^(?:--|&&)/.test(pattern.slice(place, place + 2))) push(place + 2, 'or');
      else push(place + 1, 'set');
    }
    if (depth > 0) opening.kind = 'wrong';
  };

  let isRepeatable = false;
  while (place < pattern.length) {
    const char = pattern[place]!;
    const quantifier = at(QUANTIFIER, pattern, place);
    if (quantifier) {
      push(place + quantifier[0].length, isRepeatable ? 'quantifier' : 'wrong');
      isRepeatable = false;
      continue;
    }
    isRepeatable = true;
    if (char === '\\') readEscape();
    else if (char === '[') characterClass();
    else if (char === '(') {
      const found = at(OPENING, pattern, place)!;
      const [raw, name] = found;
      const captures = raw === '(' ? pattern[place + 1] !== '?' : name !== undefined;
      const token = push(place + raw.length, 'group', captures ? groups.length + 1 : undefined);
      if (captures) groups.push({ start: token.start, end: pattern.length, ...(name !== undefined && { name }) });
      open.push({ token, ...(captures && { group: groups.length }) });
      isRepeatable = false;
    } else if (char === ')') {
      const opening = open.pop();
      push(place + 1, opening ? 'group' : 'wrong', opening?.group);
      if (opening?.group !== undefined) groups[opening.group - 1]!.end = place;
    } else if (char === '|') {
      push(place + 1, 'or');
      isRepeatable = false;
    } else if (char === '^' || char === '$') push(place + 1, 'anchor');
    else if (char === '.') push(place + 1, 'set');
    else place++;
  }
  for (const { token } of open) token.kind = 'wrong';
  return { tokens, groups };
}

/** The number of the innermost capture group around a place of the pattern. */
export function groupAt({ groups }: PatternTokens, offset: number): number | undefined {
  let found: number | undefined;
  groups.forEach(({ start, end }, index) => {
    if (start <= offset && offset <= end && (found === undefined || start >= groups[found - 1]!.start))
      found = index + 1;
  });
  return found;
}
