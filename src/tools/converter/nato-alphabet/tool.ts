import { defineTool, plain, result, tabs, text } from '@/kit';
import { spell, unspell } from './alphabet';

export default defineTool({
  input: text('Input', { accept: '.txt' }),
  options: { mode: tabs('Mode', { encode: 'Text to NATO', decode: 'NATO to Text' }, 'encode') },
  output: plain({ hero: true }),
  action: 'Convert',
  inverse: ({ mode }) => ({
    tool: 'nato-alphabet',
    options: { mode: mode === 'encode' ? 'decode' : 'encode' },
    loses: 'upper and lower case',
  }),
  run(input, { mode }) {
    if (mode === 'decode') return unspell(input);
    const { spelled, unknown } = spell(input);
    if (unknown.length === 0) return spelled;
    return result(spelled, { notes: [`No code word, so left unchanged: ${unknown.join(' ')}`] });
  },
  examples: [
    {
      title: 'Spell',
      input: 'Flight 7J',
      output: 'Foxtrot Lima India Golf Hotel Tango / Seven Juliett',
    },
    {
      title: 'Read back',
      input: 'sierra oscar sierra / alpha niner',
      options: { mode: 'decode' },
      output: 'SOS A9',
    },
  ],
});
