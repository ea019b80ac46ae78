import { choice, defineTool, plain, result, tabs, text, toggle } from '@/kit';

const ENCODE = { mode: 'encode' } as const;

export default defineTool({
  input: text('Input', { accept: '.txt,.html,.htm', placeholder: 'Text to encode, or entities to decode' }),
  options: {
    mode: tabs('Mode', { encode: 'Encode', decode: 'Decode' }, 'encode'),
    form: choice('Entity Format', { named: 'Named', decimal: 'Decimal', hex: 'Hex' }, 'named', { when: ENCODE }),
    scope: choice(
      'Characters',
      { special: 'Special only', 'non-ascii': 'Special and non-ASCII', all: 'All' },
      'non-ascii',
      { when: ENCODE, hint: 'Special characters are & < > " and \'' },
    ),
    keepEntities: toggle('Keep Existing Entities', false, { when: ENCODE, hint: '&amp; won’t become &amp;amp;' }),
    place: choice('Decode As', { text: 'Text', attribute: 'Attribute value' }, 'text', {
      when: { mode: 'decode' },
      hint: 'In an attribute &copy=1 stays as it is',
    }),
  },
  output: plain({
    hero: true,
    download: ({ mode }) => (mode === 'encode' ? 'encoded_html_entities.txt' : 'decoded_html_entities.txt'),
  }),
  action: 'Convert',
  inverse: ({ mode, keepEntities }) => ({
    tool: 'html-entity-encoder-decoder',
    options: { mode: mode === 'encode' ? 'decode' : 'encode' },
    ...((mode === 'decode' || keepEntities) && { loses: 'which characters were entities' }),
  }),
  async run(input, { mode, place, ...options }) {
    const { decodeEntities, encodeEntities } = await import('@/engines/entities');
    if (mode === 'encode') return encodeEntities(input, options);
    const { text: decoded, unknown, replaced } = decodeEntities(input, place);
    return result(decoded, {
      notes: [
        ...(unknown.length > 0 ? [`Not in HTML, left unchanged: ${unknown.join(' ')}`] : []),
        ...(replaced.length > 0 ? [`No such character, became \ufffd: ${replaced.join(' ')}`] : []),
      ],
    });
  },
  examples: [
    {
      title: 'Markup and accents',
      input: '<p title="naïve">© Café & 漢字</p>',
      output: '&lt;p title=&quot;na&iuml;ve&quot;&gt;&copy; Caf&eacute; &amp; &#28450;&#23383;&lt;/p&gt;',
    },
    {
      title: 'Hex numbers',
      input: 'a < b → “🙂”',
      options: { form: 'hex' },
      output: 'a &#x3C; b &#x2192; &#x201C;&#x1F642;&#x201D;',
    },
    {
      title: 'Decode',
      input: '&lt;b&gt;Fish &amp; chips&lt;/b&gt; &mdash; &pound;5 &#9829; &#x1F41F;',
      options: { mode: 'decode' },
      output: '<b>Fish & chips</b> — £5 ♥ 🐟',
    },
  ],
});
