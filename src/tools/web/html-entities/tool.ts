import { choice, defineTool, plain, result, text } from '@/kit';

export default defineTool({
  input: text('Input', { accept: '.txt,.html,.htm', placeholder: 'Text to encode, or entities to decode' }),
  options: {
    mode: choice('Mode', { encode: 'Encode', decode: 'Decode' }, 'encode', { hidden: true }),
  },
  output: plain({ hero: true, label: 'Result', download: 'html-entities.txt' }),
  action: { Encode: { mode: 'encode' }, Decode: { mode: 'decode' } },
  inverse: ({ mode }) => ({
    tool: 'html-entities',
    options: { mode: mode === 'encode' ? 'decode' : 'encode' },
    ...(mode === 'decode' && { loses: 'which characters were entities' }),
  }),
  async run(input, { mode }) {
    // The table of all names is larger than the page.
    const { decodeEntities, encodeNumeric } = await import('@/engines/entities');
    if (mode === 'encode') return encodeNumeric(input);
    const { text: decoded, unknown, replaced } = decodeEntities(input);
    return result(decoded, {
      notes: [
        ...(unknown.length > 0 ? [`Not in HTML, left unchanged: ${unknown.join(' ')}`] : []),
        ...(replaced.length > 0 ? [`No such character, became \ufffd: ${replaced.join(' ')}`] : []),
      ],
    });
  },
  examples: [
    {
      title: 'Encode',
      input: '<b>Café & Ωmega</b> 🙂',
      output: '&#60;b&#62;Caf&#233; &#38; &#937;mega&#60;/b&#62; 🙂',
    },
    {
      title: 'Decode',
      input: '&lt;p&gt;Fish &amp; chips &pound;5 &#8212; &#x1F41F;&lt;/p&gt;',
      options: { mode: 'decode' },
      output: '<p>Fish & chips £5 — 🐟</p>',
    },
  ],
});
