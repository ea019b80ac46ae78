import { savedBytes } from '@/engines/bytes/saved';
import { code, defineTool, InputError, result, text, toggle } from '@/kit';

const SQUEEZED =
  'Something here is newer than the minifier, so only white space and comments were removed, and names stay.';
const licenceNote = (count: number) =>
  count === 1 ? 'A license comment was removed.' : `${count} license comments were removed.`;

export default defineTool({
  input: text('Input', {
    language: 'javascript',
    accept: '.js,.mjs,.cjs',
    placeholder: 'Paste JavaScript, or drop a file',
  }),
  options: {
    removeComments: toggle('Remove Comments', true),
    removeNewlines: toggle('Remove Newlines', true, { hint: 'If off, statements stay on separate lines' }),
    shortenVariables: toggle('Shorten Variables', false, { hint: 'Shortens local names to one or two letters' }),
  },
  output: code('javascript', { download: 'minified.js' }),
  action: 'Minify',
  heavy: true,
  async run(input, options) {
    const { minifyScript } = await import('@/engines/format/minify');
    try {
      const { code: minified, licences, onlySqueezed } = await minifyScript(input, options);
      return result(minified, {
        facts: savedBytes(input, minified),
        notes: [...(onlySqueezed ? [SQUEEZED] : []), ...(licences > 0 ? [licenceNote(licences)] : [])],
      });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(error.message, { ...error.details, title: 'Minification error occurred' });
    }
  },
  examples: [
    {
      title: 'A function',
      input: "// Greets by name\nfunction greet(name) {\n  const text = 'Hi ' + name;\n  console.log(text);\n}\n",
      output: 'function greet(name){const text="Hi "+name;console.log(text)}',
    },
    {
      title: 'Short names',
      input: 'const area = (width, height) => {\n  const result = width * height;\n  return result;\n};\n',
      options: { shortenVariables: true },
      output: 'const area=(n,r)=>{const t=n*r;return t};',
    },
  ],
});
