import { expect, it } from 'vitest';
import { getFileName } from './picture';

it.each([
  ['ASCII ART', 'ASCII-ART.png'],
  ['Hello, world and all', 'Hello--wor.png'],
  ['Grüße\n../x', 'Grüße----x.png'],
  ['👩‍👩‍👧 ab', '--ab.png'],
  ['e\u0301', 'é.png'],
  ['  ', 'ascii-art.png'],
])('%j is saved as %s', (text, name) => expect(getFileName(text)).toBe(name));
