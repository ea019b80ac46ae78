import { type Estimate, estimate } from '@/engines/password/estimate';
import { PIECE_KINDS } from '@/engines/password/kinds';
import type { Piece } from '@/engines/password/pieces';
import type { FieldRow } from '@/kit/output';

/** Below a day, below ten years, and above, by the time a stolen fast hash holds. */
const VERDICTS = { weak: 'Weak', fair: 'Fair', strong: 'Strong' } as const;

/** "a word, with signs for letters". */
const describePiece = ({ kind, leet, reversed, near }: Piece): string =>
  [PIECE_KINDS[kind], near && 'but for one letter', leet && 'with signs for letters', reversed && 'backwards']
    .filter(Boolean)
    .join(', ');

/** How long it takes who has a copy of a fast hash, the quickest of all. */
const describeVerdict = ({ verdict, attackers }: Pick<Estimate, 'verdict' | 'attackers'>): string =>
  `${verdict === 'weak' ? 'falls in' : 'holds'} ${attackers.at(-1)!.time} if a fast hash of it is stolen`;

export function opinionRows({ verdict, guessesLog10, pieces, attackers }: Estimate): FieldRow[] {
  let start = 1;
  return [
    { label: 'Verdict', value: VERDICTS[verdict], note: describeVerdict({ verdict, attackers }) },
    ...attackers.map(({ name, time, pace }) => ({ label: name, value: time, note: pace })),
    { label: 'Guesses', value: `about 10^${guessesLog10.toFixed(1)}` },
    // By their places: the password itself is not in what may be kept or handed on.
    ...pieces.map((piece, at) => {
      const end = start + piece.text.length - 1;
      const place = end === start ? `character ${start}` : `characters ${start} to ${end}`;
      start = end + 1;
      return { label: `Part ${at + 1}`, value: describePiece(piece), note: place };
    }),
  ];
}

/** What gives it away, and what to do. */
function adviceOn({ verdict, pieces }: Estimate): string[] {
  if (verdict === 'strong') return [];
  const found = [...new Set(pieces.map(describePiece))].filter(
    (one) => one !== PIECE_KINDS.other && one !== PIECE_KINDS.separator,
  );
  return [
    ...(found.length > 0
      ? [`Found: ${found.join('; ')}. Cracking programs try these first.`]
      : ['It is short: every combination of its characters can be tried.']),
    'Better: four or more random words with a blank between them, or sixteen random characters.',
  ];
}

/** An estimate, and what is said of it. */
export async function formOpinion(password: string, ownWords: string) {
  const found = await estimate(password, ownWords.split(/[\s,;]+/).filter(Boolean));
  return {
    ...found,
    pieces: found.pieces.map((piece) => ({ ...piece, description: describePiece(piece) })),
    title: VERDICTS[found.verdict],
    detail: describeVerdict(found),
    advice: adviceOn(found),
  };
}
export type Opinion = Awaited<ReturnType<typeof formOpinion>>;
