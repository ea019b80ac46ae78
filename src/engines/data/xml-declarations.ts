import { breaks, getCharacter, NAME, type XmlScanner } from './xml-scan';

const PUBLIC_ID = /^[ \r\na-zA-Z0-9'()+,./:=?;!*#@$_%-]*$/;
const TYPES = ['CDATA', 'IDREFS', 'IDREF', 'ID', 'ENTITIES', 'ENTITY', 'NMTOKENS', 'NMTOKEN'];
export const REFERENCES = new RegExp(`&(?:#([0-9]+)|#x([0-9a-fA-F]+)|${NAME});|[&%]`, 'gu');
const DEEPEST_GROUP = 500;

/** Reads `SYSTEM "…"` or `PUBLIC "…" "…"`; false where neither stands here. A notation needs no address after PUBLIC. */
export function externalId(from: XmlScanner, needsSystem: boolean): boolean {
  if (from.take('SYSTEM')) {
    from.expectSpace('after SYSTEM');
    from.quoted('An address');
    return true;
  }
  if (!from.take('PUBLIC')) return false;
  from.expectSpace('after PUBLIC');
  const { text, at } = from.quoted('A public identifier');
  const bad = [...text].findIndex((character) => !PUBLIC_ID.test(character));
  if (bad !== -1) throw from.fail('This character isn’t allowed in a public identifier', at + bad);
  const spaced = from.space();
  if (!needsSystem && from.text[from.at] !== '"' && from.text[from.at] !== "'") return true;
  if (!spaced) throw from.fail('A space is expected before the address');
  from.quoted('An address');
  return true;
}

/** Characters given by number are themselves from here on; entities wait until they are used. */
export function entityText(from: XmlScanner): string {
  const { text, at } = from.quoted('The text of an entity');
  return breaks(text).replace(REFERENCES, (reference, decimal?: string, hex?: string, offset = 0) => {
    if (reference === '&') throw from.fail('A bare & must be written &amp;', at + offset);
    if (reference === '%') throw from.fail('% isn’t allowed here: write &#37;', at + offset);
    if (decimal === undefined && hex === undefined) return reference;
    const character = getCharacter(decimal, hex);
    if (character === undefined) throw from.fail(`${reference.slice(0, 20)} isn’t a character XML allows`, at + offset);
    return character;
  });
}

const repetition = (from: XmlScanner): boolean => from.take('?') || from.take('*') || from.take('+');

/** `(a, b)` or `(a | b)`, its bracket read already. */
function readGroup(from: XmlScanner, depth: number): void {
  if (depth > DEEPEST_GROUP) throw from.fail('The groups of this element are nested too deeply to read');
  let separator = '';
  for (;;) {
    from.space();
    if (from.take('(')) readGroup(from, depth + 1);
    else from.name('The name of an element or a group');
    repetition(from);
    from.space();
    if (from.take(')')) return;
    const next = from.text[from.at] ?? '';
    if ((next !== ',' && next !== '|') || (separator && next !== separator))
      throw from.fail(`${separator || ', or |'} or ) is expected here`);
    separator = next;
    from.at++;
  }
}

export function readElement(from: XmlScanner): void {
  from.expectSpace('after <!ELEMENT');
  from.name('The name of an element');
  from.expectSpace('after the name of an element');
  if (from.take('(')) {
    from.space();
    if (from.take('#PCDATA')) {
      let named = false;
      for (from.space(); from.take('|'); from.space()) {
        from.space();
        from.name('The name of an element');
        named = true;
      }
      from.expect(')', 'at the end of this group');
      if (!from.take('*') && named) throw from.fail('* is expected after a group that mixes text and elements');
    } else {
      readGroup(from, 1);
      repetition(from);
    }
  } else if (!from.take('EMPTY') && !from.take('ANY')) throw from.fail('EMPTY, ANY or a group is expected here');
  from.space();
  from.expect('>', 'at the end of <!ELEMENT');
}

/** `(a | b)`, its bracket read already. */
function readChoices(from: XmlScanner, take: () => void): void {
  do {
    from.space();
    take();
    from.space();
  } while (from.take('|'));
  from.expect(')', 'at the end of this group');
}

export function readAttributeType(from: XmlScanner): string {
  if (from.take('(')) {
    readChoices(from, () => from.token('A value'));
    return '(';
  }
  if (from.take('NOTATION')) {
    from.expectSpace('after NOTATION');
    from.expect('(', 'after NOTATION');
    readChoices(from, () => from.name('The name of a notation'));
    return '(';
  }
  const type = TYPES.find((word) => from.take(word));
  if (type === undefined) throw from.fail('The type of an attribute is expected here');
  return type;
}

export function readNotation(from: XmlScanner): void {
  from.expectSpace('after <!NOTATION');
  from.name('The name of a notation');
  from.expectSpace('after the name of a notation');
  if (!externalId(from, false)) throw from.fail('SYSTEM or PUBLIC is expected here');
  from.space();
  from.expect('>', 'at the end of <!NOTATION');
}
