/** A piece of a question, and whether it names a value or a unit. */
export interface QuestionPiece {
  readonly text: string;
  readonly isNamed: boolean;
}

const HOW_MANY = /^(\s*how many )(.+?)( (?:are )?(?:there )?(?:in|make|to) )(.+?)(\s*\??\s*)$/i;
/** The value goes up to the last word that leads to a unit: "5 ft 11 in" to "cm". */
const ASKED =
  /^(\s*(?:convert\s+|how (?:many|much) (?:is )?|what(?: is|’s|'s) )?)(.*\S)(\s+(?:in|to|into|as)\s+|\s*(?:=|->|→)\s*(?:\?\s*)?)(.+?)(\s*\??\s*)$/i;

/** A question that was understood, in the pieces that are drawn: values and units, and the words between them. */
export function questionPieces(text: string): QuestionPiece[] {
  const [, before = '', value = text, between = '', unit = '', after = ''] =
    HOW_MANY.exec(text) ?? ASKED.exec(text) ?? [];
  return [
    { text: before, isNamed: false },
    { text: value, isNamed: true },
    { text: between, isNamed: false },
    { text: unit, isNamed: true },
    { text: after, isNamed: false },
  ].filter((piece) => piece.text !== '');
}
