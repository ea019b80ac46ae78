import { expect, test } from 'vitest';
import { questionPieces } from './question-pieces';

test.each([
  ['5 ft 11 in to cm', '[5 ft 11 in] to [cm]'],
  ['6 in in cm', '[6 in] in [cm]'],
  ['convert 10 kg to lb?', 'convert [10 kg] to [lb]?'],
  ['180 cm in feet and inches', '[180 cm] in [feet and inches]'],
  ['how many feet are there in a mile?', 'how many [feet] are there in [a mile]?'],
  ['72 f = ? c', '[72 f] = ? [c]'],
  ['10 kg', '[10 kg]'],
  [' ', '[ ]'],
])('%s', (text, wanted) => {
  const pieces = questionPieces(text);
  expect(pieces.map((piece) => (piece.isNamed ? `[${piece.text}]` : piece.text)).join('')).toBe(wanted);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
