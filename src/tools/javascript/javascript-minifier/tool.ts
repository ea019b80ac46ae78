import { byteLength, savedBytes } from '@/engines/bytes/saved';
import { countOfBytes } from '@/engines/bytes/size';
import { area, choice, code, defineTool, InputError, line, result, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';

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
    compress: choice(
      'Compress',
      { safe: 'Safe', none: 'Not at all', standard: 'As Terser does', strong: 'Three passes' },
      'safe',
      { hint: 'Safe keeps every value, call and name; Terser’s own settings assume ordinary code' },
    ),
    dropConsole: toggle('Drop console', false, { hint: 'Removes calls such as console.log()', extra: true }),
    topLevel: toggle('Top-Level Names', false, {
      hint: 'Shortens and removes them too: nothing else may use them',
      extra: true,
    }),
    keepNames: toggle('Keep Function Names', true, { hint: 'Functions and classes keep theirs', extra: true }),
    reserved: line('Reserved Names', '', {
      placeholder: '$, jQuery',
      hint: 'Never shortened',
      maxLength: 5000,
      extra: true,
    }),
    properties: line('Shorten Properties', '', {
      placeholder: '^_',
      hint: 'A regex: properties that match are shortened everywhere',
      maxLength: 500,
      extra: true,
    }),
    sourceMap: choice('Source Map', { none: 'None', inline: 'At the end', only: 'Show the map' }, 'none'),
    sentSizes: toggle('Gzip and Brotli', false, { hint: 'The sizes that a server would send', extra: true }),
    terserOptions: area('Terser Options', '', {
      placeholder: '{ compress: { passes: 2, unsafe: true } }',
      hint: 'By Terser’s own names; they count before everything else',
      maxLength: 20_000,
      extra: true,
    }),
  },
  output: code(({ sourceMap }) => (sourceMap === 'only' ? 'json' : 'javascript'), {
    download: ({ sourceMap }) => (sourceMap === 'only' ? 'minified.js.map' : 'minified.js'),
  }),
  action: 'Minify',
  heavy: true,
  async run(input, options) {
    const [{ minifyScript }, { terserSettings }] = await Promise.all([
      import('@/engines/format/minify'),
      import('./terser-options'),
    ]);
    try {
      const terser = await terserSettings(options);
      const { sourceMap } = options;
      const map = sourceMap === 'none' ? undefined : sourceMap === 'only' ? 'separate' : 'inline';
      const made = await minifyScript(input, { ...options, map, ...(terser && { terser }) });
      const { code: minified, unmapped, licences, onlySqueezed } = made;
      const hasMap = made.map !== undefined;
      // A map is for whoever looks for mistakes: visitors' browsers are spared it, as a rule, and it says nothing of the code.
      const facts: FieldRow[] = savedBytes(input, unmapped);
      if (unmapped !== minified) facts.push({ label: 'Size with Map', value: countOfBytes(byteLength(minified)) });
      if (options.sentSizes) {
        const { compressedFacts } = await import('@/engines/compress/sizes');
        facts.push(...(await compressedFacts(input, unmapped)));
      }
      return result(sourceMap === 'only' && hasMap ? made.map! : minified, {
        facts,
        notes: [
          ...(onlySqueezed ? [SQUEEZED] : []),
          ...(map && !hasMap ? ['There is no source map of it.'] : []),
          ...(licences > 0 ? [licenceNote(licences)] : []),
        ],
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
    {
      title: 'As Terser does, with names kept',
      input:
        'const unused = 1;\nfunction area(width, $el) {\n  if (DEBUG) console.log(width);\n  return width * width;\n}\n',
      options: {
        compress: 'standard',
        dropConsole: true,
        shortenVariables: true,
        terserOptions: '{ compress: { global_defs: { DEBUG: false }, toplevel: false } }',
      },
      output: 'const unused=1;function area(n,u){return n*n}',
    },
  ],
});
