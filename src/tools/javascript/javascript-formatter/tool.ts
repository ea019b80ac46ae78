import { isMeaningError } from '@/engines/format/meaning-error';
import { choice, code, defineTool, InputError, integer, result, text, toggle } from '@/kit';

export default defineTool({
  input: text('Input', {
    language: 'javascript',
    accept: '.js,.mjs,.cjs,.jsx,.ts,.tsx',
    placeholder: 'Paste JavaScript, TypeScript or JSX, or drop a file',
  }),
  options: {
    indentSize: integer('Indent Size', 2, { min: 0, max: 8, step: 2, slider: true, snaps: true }),
    useSingleQuotes: toggle('Use Single Quotes', false),
    removeComments: toggle('Remove Comments', false),
    trailingCommas: toggle('Trailing Commas', false),
    semicolons: toggle('Semicolons', true),
    indentWith: choice('Indent With', { spaces: 'Spaces', tabs: 'Tabs' }, 'spaces', { extra: true }),
    lineWidth: integer('Line Width', 80, { min: 20, max: 400, extra: true }),
    arrowParentheses: choice('Arrow Functions', { always: '(x) => x', avoid: 'x => x' }, 'always', { extra: true }),
    quoteKeys: choice(
      'Quotes Around Keys',
      { 'as-needed': 'Where needed', consistent: 'All if one needs them', preserve: 'As written' },
      'as-needed',
      { extra: true },
    ),
    objects: choice('Objects', { preserve: 'Keep line breaks', collapse: 'In one line if it fits' }, 'preserve', {
      extra: true,
    }),
    bracketSpacing: toggle('Spaces in Braces', true, { extra: true }),
    operatorsFirst: toggle('Lines Begin with Operators', false, { extra: true }),
    attributePerLine: toggle('One JSX Attribute per Line', false, { extra: true }),
    bracketSameLine: toggle('JSX Bracket on Last Line', false, { extra: true }),
  },
  output: code('javascript', { download: 'formatted.js' }),
  action: 'Format',
  heavy: true,
  // Nothing, laid out: whatever does that is there then.
  prepare: () => import('@/engines/format/script').then(({ formatScript }) => formatScript('babel', '')),
  async run(input, { indentSize, useSingleQuotes, removeComments, trailingCommas, ...options }) {
    const { formatScript, withoutComments } = await import('@/engines/format/script');
    const format = async (language: 'babel' | 'babel-ts') =>
      formatScript(language, removeComments ? await withoutComments(language, input) : input, {
        indent: indentSize,
        tabs: options.indentWith === 'tabs',
        width: options.lineWidth,
        singleQuotes: useSingleQuotes,
        semicolons: options.semicolons,
        trailingCommas,
        more: {
          arrowParens: options.arrowParentheses,
          quoteProps: options.quoteKeys,
          objectWrap: options.objects,
          bracketSpacing: options.bracketSpacing,
          experimentalOperatorPosition: options.operatorsFirst ? 'start' : 'end',
          singleAttributePerLine: options.attributePerLine,
          bracketSameLine: options.bracketSameLine,
        },
      });
    try {
      return await format('babel');
    } catch (error) {
      if (isMeaningError(error)) return result(input, { notes: [error.message] });
      if (!(error instanceof InputError)) throw error;
      try {
        return await format('babel-ts');
      } catch (other) {
        if (isMeaningError(other)) return result(input, { notes: [other.message] });
        // Whichever got further has understood what was meant.
        const typed = other instanceof InputError && (other.details.offset ?? 0) > (error.details.offset ?? 0);
        const shownError = typed ? other : error;
        throw new InputError(shownError.message, { ...shownError.details, title: 'Formatting error occurred' });
      }
    }
  },
  examples: [
    {
      title: 'Minified code',
      input: 'const add=(a,b)=>a+b;for(let i=0;i<3;i++){if(i%2){console.log(add(i,1))}else{console.log("even")}}',
      output:
        'const add = (a, b) => a + b;\nfor (let i = 0; i < 3; i++) {\n  if (i % 2) {\n    console.log(add(i, 1));\n  } else {\n    console.log("even");\n  }\n}\n',
    },
    {
      title: 'TypeScript, four spaces',
      input: 'interface Point{x:number,y:number}\nexport const origin:Point={x:0,y:0} // the middle',
      options: { indentSize: 4, removeComments: true },
      output: 'interface Point {\n    x: number;\n    y: number;\n}\nexport const origin: Point = { x: 0, y: 0 };\n',
    },
  ],
});
