import type { XmlDoctype } from './xml-doctype';
import { getCharacter, NAME, XmlScanner } from './xml-scan';

const REFERENCE = new RegExp(`&(?:#([0-9]+)|#x([0-9a-fA-F]+)|(${NAME}));|&`, 'gu');
const PREDEFINED = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** What entities may add, in characters. */
const MOST_EXPANDED = 1_000_000;
/** As many may be opened within each other. */
const DEEPEST_ENTITY = 20;

/** Replaces references such as `&#65;`, `&lt;` and `&name;`. `within` always names the entities that are open. */
export class XmlReferences {
  /** The declarations of the document, once they have been read. */
  doctype?: XmlDoctype;
  /** The document says that nothing in another file matters. */
  standalone = false;
  private expanded = 0;

  constructor(private readonly source: string) {}

  /** The text an entity stands for, which may hold references and markup in turn. */
  entityText(name: string, scan: XmlScanner, at: number, within: readonly string[]): string {
    const entity = this.doctype?.entities.get(name);
    if (entity === undefined)
      throw scan.fail(
        this.doctype?.isPartial && !this.standalone
          ? `The entity &${name}; isn’t defined here; other files aren’t loaded`
          : `The entity &${name}; isn’t defined; XML has lt, gt, amp, quot and apos`,
        at,
      );
    if (entity.isData) throw scan.fail(`The entity &${name}; isn’t text`, at);
    if (entity.text === undefined)
      throw scan.fail(`The entity &${name}; is in another file, and other files aren’t loaded`, at);
    if (within.includes(name)) throw scan.fail(`The entity &${name}; contains itself`, at);
    this.expanded += entity.text.length;
    if (this.expanded > MOST_EXPANDED || within.length > DEEPEST_ENTITY)
      throw scan.fail('The entities expand to more than a million characters', at);
    return entity.text;
  }

  /** Replaces each reference of a text that starts at `where`; `open` is called for every entity that is declared. */
  decode(text: string, where: number, scan: XmlScanner, open: (name: string, at: number) => string): string {
    return text.replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string, offset = 0) => {
      const at = where + offset;
      if (decimal !== undefined || hex !== undefined) {
        const character = getCharacter(decimal, hex);
        if (character === undefined) throw scan.fail(`${reference.slice(0, 20)} isn’t a character XML allows`, at);
        return character;
      }
      if (name === undefined) throw scan.fail('A bare & must be written &amp;', at);
      return PREDEFINED.get(name) ?? open(name, at);
    });
  }

  /** The value of an attribute, from the text between its quotes. */
  attributeValue(text: string, where: number, scan: XmlScanner, within: readonly string[] = []): string {
    const less = text.indexOf('<');
    if (less !== -1)
      throw scan.fail(
        within.length > 0
          ? `The entity &${within.at(-1)}; puts < into an attribute`
          : '< isn’t allowed in an attribute: write &lt;',
        where + less,
      );
    const spaced = text.replace(/[\t\n\r]/g, ' ');
    if (!spaced.includes('&')) return spaced;
    return this.decode(spaced, where, scan, (name, at) => {
      const inner = this.entityText(name, scan, at, within);
      return this.attributeValue(inner, 0, new XmlScanner(inner, this.source, scan.place(at)), [...within, name]);
    });
  }
}
