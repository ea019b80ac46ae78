const PATTERN =
  /(?<comment>(?:^|\s)(?:#(?!\d)|\/\/).*$)|(?<date>\d{4}-\d\d-\d\d(?!\d))|(?<number>0[xbo][\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?%?)(?<unit>\s?(?:[€$£¥₹°]?[\p{L}µΩ]*[²³]?(?:\/(?:100)?[\p{L}]+[²³]?)?))?|(?<word>[\p{L}_][\p{L}\p{M}\d_]*)/giu;
const WORDS = /^\s?(?:in|to|as|of|on|off|mod|xor|and|or|x|into)$/i;

export interface Piece {
  readonly text: string;
  readonly kind?: 'comment' | 'number' | 'unit' | 'name';
}

/** A line in the pieces it is coloured by. Names are those that a line gives. */
export function piecesOf(line: string, names: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (text: string, kind?: Piece['kind']) => text !== '' && pieces.push({ text, kind });
  for (const { groups = {}, index, 0: all } of line.matchAll(PATTERN)) {
    add(line.slice(at, index));
    at = index + all.length;
    const { comment, date, number, unit = '', word } = groups;
    if (comment !== undefined) add(comment, 'comment');
    else if (date) add(date, 'number');
    else if (number) {
      add(number, 'number');
      add(unit, WORDS.test(unit) || names.has(unit.trim().toLowerCase()) ? undefined : 'unit');
    } else add(word!, names.has(word!.toLowerCase()) ? 'name' : undefined);
  }
  add(line.slice(at));
  return pieces;
}

/** The names that the lines of a text give. */
export const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^\s*([\p{L}_][\p{L}\p{M}\d_]*)\s*=/gmu)].map(([, name]) => name!.toLowerCase()));
