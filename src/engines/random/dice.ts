import { InputError } from '@/engines/input-error';
import { integerBelow } from './draw';
import type { RandomSource } from './source';

const FIELD = 'dice';
const MOST_DICE = 1000;
const MOST_SIDES = 1_000_000;

/** Some equal dice, or a number that is added. */
export interface Term {
  readonly sign: 1 | -1;
  readonly dice: number;
  /** The faces are `lowest` and as many more as there are sides; a plain number has one side. */
  readonly sides: number;
  readonly lowest: number;
  /** How many count, the highest or the lowest ones; all of them if not said. */
  readonly keep?: { readonly count: number; readonly which: 'highest' | 'lowest' };
}

const TERM = /^(?:(\d*)d(\d+|%|f)(?:(kl|kh?|dh|dl?)(\d+)?)?|(\d+))/i;

const refuse = (message: string): never => {
  throw new InputError(message, { field: FIELD });
};

function readTerm([, count, sides = '', rule = '', howMany, plain]: RegExpExecArray, sign: 1 | -1): Term {
  if (plain !== undefined) {
    if (plain.length > 9) refuse(`${plain} is too large to be added`);
    return { sign, dice: 1, sides: 1, lowest: Number(plain) };
  }
  const dice = count === '' ? 1 : Number(count);
  if (dice < 1 || dice > MOST_DICE) refuse(`Roll from 1 to ${MOST_DICE} dice at once`);
  const isFate = sides.toLowerCase() === 'f';
  const faces = isFate ? 3 : sides === '%' ? 100 : Number(sides);
  if (faces < 1 || faces > MOST_SIDES) refuse('A die has from 1 to 1,000,000 sides');
  const term = { sign, dice, sides: faces, lowest: isFate ? -1 : 1 };
  if (!rule) return term;
  const drops = rule.toLowerCase().startsWith('d');
  const asked = Number(howMany ?? 1);
  const kept = drops ? dice - asked : asked;
  if (kept < 0 || asked > dice) refuse(`There are only ${dice} dice to ${drops ? 'drop' : 'keep'} ${asked} of`);
  const lower = rule.toLowerCase().endsWith('l') || rule.toLowerCase() === 'd';
  return { ...term, keep: { count: kept, which: lower === drops ? 'highest' : 'lowest' } };
}

/** Reads `3d6+2`, `d20`, `4d6kh3`, `2d20kl1`, `d% - 5` and `4dF`, as games write dice. */
export function parseDice(text: string): Term[] {
  let rest = text.replace(/\s+/g, '').replaceAll('−', '-');
  if (rest === '') refuse('Enter the dice to roll, such as 3d6+2');
  const terms: Term[] = [];
  for (let isFirst = true; rest !== ''; isFirst = false) {
    const sign = rest[0] === '-' ? -1 : 1;
    if (rest[0] === '+' || rest[0] === '-') rest = rest.slice(1);
    else if (!isFirst) refuse(`“${rest}” isn’t understood: write dice as 3d6+2, d20 or 4d6kh3`);
    const match =
      TERM.exec(rest) ?? refuse(`“${rest || text.trim()}” isn’t understood: write dice as 3d6+2, d20 or 4d6kh3`);
    terms.push(readTerm(match, sign));
    rest = rest.slice(match[0].length);
  }
  if (terms.reduce((sum, { dice }) => sum + dice, 0) > MOST_DICE) refuse(`Roll from 1 to ${MOST_DICE} dice at once`);
  return terms;
}

/** What one term showed. */
interface Rolled {
  readonly term: Term;
  readonly faces: readonly number[];
  /** Whether each of them counts. */
  readonly counts: readonly boolean[];
}

export interface Roll {
  readonly total: number;
  readonly terms: readonly Rolled[];
}

/** Which dice count: of equal ones those that were rolled first. */
function findKept(faces: readonly number[], { keep }: Term): boolean[] {
  if (!keep) return faces.map(() => true);
  const direction = keep.which === 'highest' ? -1 : 1;
  const order = faces.map((_, at) => at).sort((a, b) => direction * (faces[a]! - faces[b]!) || a - b);
  const kept = new Set(order.slice(0, keep.count));
  return faces.map((_, at) => kept.has(at));
}

export function rollDice(terms: readonly Term[], source: RandomSource): Roll {
  let total = 0;
  const rolled = terms.map((term) => {
    const faces = Array.from({ length: term.dice }, () =>
      // A plain number takes nothing from the source.
      term.sides === 1 ? term.lowest : term.lowest + integerBelow(source, term.sides),
    );
    const counts = findKept(faces, term);
    faces.forEach((face, at) => {
      if (counts[at]) total += term.sign * face;
    });
    return { term, faces, counts };
  });
  return { total, terms: rolled };
}

/** The lowest, the highest and the usual total. */
export function diceRange(terms: readonly Term[]): { min: number; max: number } {
  let min = 0;
  let max = 0;
  for (const { sign, dice, sides, lowest, keep } of terms) {
    const low = lowest * (keep?.count ?? dice);
    const high = (lowest + sides - 1) * (keep?.count ?? dice);
    min += sign === 1 ? low : -high;
    max += sign === 1 ? high : -low;
  }
  return { min, max };
}

/** "14 = (6 + 1 + 5) + 2"; dice that do not count stand in brackets. */
export function describeRoll({ total, terms }: Roll): string {
  const parts = terms.map(({ term, faces, counts }, at) => {
    const shown = faces.map((face, index) => (counts[index] ? String(face) : `[${face}]`)).join(' + ');
    const group = faces.length > 1 ? `(${shown})` : shown;
    const sign = term.sign === -1 ? (at === 0 ? '-' : ' - ') : at === 0 ? '' : ' + ';
    return sign + group;
  });
  return parts.join('') === String(total) ? String(total) : `${total} = ${parts.join('')}`;
}
