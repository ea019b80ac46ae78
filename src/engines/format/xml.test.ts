import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { formatXml, minifyXml } from './xml';

const { DOMParser, Node } = new JSDOM('').window;

/** What a browser reads from it, without white space that stands between elements alone. */
function readMeaning(source: string, withComments: boolean): unknown {
  const meaning = (node: globalThis.Node, isKept: boolean): unknown => {
    if (node.nodeType === Node.COMMENT_NODE) return withComments ? { comment: node.nodeValue } : undefined;
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) return node.nodeValue;
    const children = [...node.childNodes];
    const hasText = children.some(
      (child) =>
        child.nodeType === Node.CDATA_SECTION_NODE ||
        (child.nodeType === Node.TEXT_NODE && /\S/.test(child.nodeValue ?? '')),
    );
    const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : undefined;
    const keeps = isKept || hasText || element?.getAttribute('xml:space') === 'preserve';
    const isFree = !keeps && children.some(({ nodeType }) => nodeType !== Node.TEXT_NODE);
    const inside: unknown[] = [];
    for (const child of children) {
      const one = isFree && child.nodeType === Node.TEXT_NODE ? undefined : meaning(child, keeps);
      const last = inside.length - 1;
      if (typeof one === 'string' && typeof inside[last] === 'string') inside[last] += one;
      else if (one !== undefined) inside.push(one);
    }
    const attributes = [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]);
    return [node.nodeName, node.nodeType === Node.PROCESSING_INSTRUCTION_NODE ? node.nodeValue : attributes, inside];
  };
  return meaning(new DOMParser().parseFromString(source, 'application/xml'), false);
}

const words = fc
  .string({ unit: fc.constantFrom('x', ' ', '\n', '&amp;', '&lt;', 'é', "'", ']', '>', '\t'), maxLength: 6 })
  .filter((text) => !text.includes(']]>'));
const attributes = fc
  .uniqueArray(fc.tuple(fc.constantFrom('x', 'y', 'an-attribute-of-a-long-name', 'xml:space'), words), {
    selector: ([name]) => name,
    maxLength: 4,
  })
  .map((all) =>
    all
      .map(([name, value]) => (name === 'xml:space' ? ' xml:space="preserve"' : `\n ${name} = "${value}&#10;"`))
      .join(''),
  );
const element = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom('a', 'b', 'an.element-of-a-long-name'),
      attributes,
      fc.array(
        fc.oneof(
          { maxDepth: 4 },
          words,
          fc.constantFrom(' ', '\n\n\n  ', '<!-- a > "b\' <c -->', '<?pi x="?>'),
          words.map((text) => `<![CDATA[${text}]]>`),
          tie('element'),
        ),
        { maxLength: 5 },
      ),
    )
    .map(([name, provided, children]) =>
      children.length > 0 ? `<${name}${provided} >${children.join('')}</${name}\n>` : `<${name}${provided}/>`,
    ),
})).element;
const opening = fc.constantFrom(
  '',
  '<?xml version="1.0"?>\n',
  '<!-- said -->',
  '<!DOCTYPE a [\n<!-- it\'s ] -->\n<!ENTITY e "]>">]>',
);

describe('XML', () => {
  it('is read the same by a browser, laid out and minified', () => {
    fc.assert(
      fc.property(opening, element, fc.integer({ min: 1, max: 8 }), (start, root, indent) => {
        const source = start + root;
        const once = formatXml(source, { indent });
        expect(readMeaning(once, true)).toEqual(readMeaning(source, true));
        expect(formatXml(once, { indent })).toBe(once);
        const short = minifyXml(source);
        expect(readMeaning(short, false)).toEqual(readMeaning(source, false));
        expect(short.length).toBeLessThanOrEqual(source.length);
      }),
      { numRuns: runs(200) },
    );
  });

  it('puts elements on lines of their own, and leaves alone what has text in it', () => {
    expect(
      formatXml(
        '<?xml version="1.0"?><!-- top --><r a = \'1\'><i>x  y</i><m>one <b>two</b> <i>three</i></m>\n\n\n<e></e><s> </s><p xml:space="preserve"> <q/> </p></r >',
      ),
    ).toBe(
      `<?xml version="1.0"?>
<!-- top -->
<r a='1'>
  <i>x  y</i>
  <m>one <b>two</b> <i>three</i></m>

  <e></e>
  <s> </s>
  <p xml:space="preserve"> <q/> </p>
</r>
`,
    );
  });
  it('gives long tags a line for each attribute', () => {
    const long = 'v'.repeat(50);
    expect(formatXml(`<r><a one="${long}" two="${long}"/></r>`, { indent: 4 })).toBe(
      `<r>\n    <a\n        one="${long}"\n        two="${long}"\n    />\n</r>\n`,
    );
  });
  it('knows the white space that a document type keeps', () => {
    const source = '<!DOCTYPE r [<!ATTLIST code xml:space (default|preserve) "preserve">]><r><code> <b/> </code></r>';
    expect(formatXml(source)).toContain('<code> <b/> </code>');
    expect(minifyXml(source)).toContain('<code> <b/> </code>');
    const after = '<!DOCTYPE r [<!ATTLIST code b CDATA ">" xml:space CDATA "preserve">]><r><code> <b/> </code></r>';
    expect(minifyXml(after)).toContain('<code> <b/> </code>');
    const inComment = '<!DOCTYPE r [<!-- <!ATTLIST r xml:space CDATA "preserve"> -->]><r> <b/> </r>';
    expect(minifyXml(inComment)).toContain('<r><b/></r>');
  });
  it('keeps a byte order mark before everything else', () => {
    const source = '\ufeff<?xml version="1.0"?><r><a/></r>';
    expect(formatXml(source)).toBe('\ufeff<?xml version="1.0"?>\n<r>\n  <a />\n</r>\n');
    expect(minifyXml(source)).toBe(source);
  });
  it('tells where it is not well-formed', () => {
    expect(() => formatXml('<a>\n  <b></a>')).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line: 2 }) }),
    );
    expect(() => minifyXml('<a b=1/>')).toThrow('quotes');
  });
});
