import { countOfBytes } from '@/engines/bytes/size';
import { area, choice, code, defineTool, integer, line, result, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';

const byteLength = (written: string): number => new TextEncoder().encode(written).length;

function sizes(before: string, after: string): FieldRow[] {
  const [old, now] = [byteLength(before), byteLength(after)];
  return [
    { label: 'Original Size', value: countOfBytes(old) },
    { label: 'Obfuscated Size', value: countOfBytes(now) },
    { label: 'Size Ratio', value: `${(now / old).toFixed(1)} × the original` },
  ];
}

export default defineTool({
  input: text('Input', {
    language: 'javascript',
    accept: '.js,.mjs,.cjs',
    placeholder: 'Paste JavaScript, or drop a file',
  }),
  options: {
    obfuscationLevel: choice('Obfuscation Level', { light: 'Light', medium: 'Medium', heavy: 'Heavy' }, 'medium', {
      hint: 'Heavy also renames top-level names',
    }),
    renameVariables: toggle('Rename Variables', true),
    encryptStrings: toggle('Encrypt Strings', true),
    controlFlowFlattening: toggle('Control Flow Flattening', false, { hint: 'Scrambles the order of statements' }),
    deadCodeInjection: toggle('Dead Code Injection', false, { hint: 'Adds code that never runs' }),
    reservedNames: line('Reserved Names', '', {
      placeholder: 'init, /^on/',
      hint: 'Names that stay; a regex stands between slashes',
      maxLength: 5000,
    }),
    seed: integer('Seed', 0, { min: 0, max: 4_294_967_295, hint: '0 takes one that follows from the code' }),
    sourceMap: choice('Source Map', { none: 'None', inline: 'At the end', only: 'Show the map' }, 'none'),
    moreOptions: area('More Options', '', {
      hidden: true,
      maxLength: 20_000,
      hint: 'JSON with the library’s own options, such as {"splitStrings": true}',
    }),
  },
  output: code(({ sourceMap }) => (sourceMap === 'only' ? 'json' : 'javascript'), {
    download: ({ sourceMap }) => (sourceMap === 'only' ? 'obfuscated.js.map' : 'obfuscated.js'),
  }),
  action: 'Obfuscate',
  heavy: true,
  async run(input, { moreOptions, ...options }) {
    const [{ obfuscate }, { getWarnings, readLibraryOptions }] = await Promise.all([
      import('./obfuscate'),
      import('./library'),
    ]);
    const library = readLibraryOptions(moreOptions);
    const { code: obfuscated, map } = await obfuscate(input, { ...options, library });
    return result(options.sourceMap === 'only' ? map : obfuscated, {
      facts: sizes(input, obfuscated),
      notes: getWarnings(library),
    });
  },
  examples: [
    {
      title: 'Names only',
      input:
        'function total(prices) {\n  let sum = 0;\n  for (const price of prices) sum += price;\n  return sum;\n}\n',
      options: { obfuscationLevel: 'light', encryptStrings: false },
      output: 'function total(a){let b=0x0;for(const c of a)b+=c;return b;}',
    },
    {
      title: 'A greeting',
      input:
        "function greet(name) {\n  const message = 'Hello, ' + name;\n  console.log(message);\n}\n\ngreet('world');\n",
      output:
        "const _0x3ceced=_0x57a4;function _0x2465(){const _0x13dc0d=['odK5ntiZz2jZvLnV','mLPMu21LvW','oty1ota5mfL0BwLKsW','D29YBgq','Bg9N','mtq2ntC3mhj5wMr4zW','nK9ZAgzNsa','sgvSBg8Sia','mJu3mJe3muDcq1fKrq','nJC3otK4uw5lBKDk','mtm5mda3AenbuKzj','mtGZndK4neDPuxz6tq','mJr2u3jkv2e','nuTKsMTjDG','nti4B1z6rNDH'];_0x2465=function(){return _0x13dc0d;};return _0x2465();}(function(_0x1d37b5,_0x387771){const _0x3ef92b=_0x57a4,_0x30e5bf=_0x1d37b5();while(!![]){try{const _0x1fae12=-parseInt(_0x3ef92b(0x1b2))/0x1+-parseInt(_0x3ef92b(0x1b9))/0x2*(parseInt(_0x3ef92b(0x1ae))/0x3)+-parseInt(_0x3ef92b(0x1b4))/0x4*(-parseInt(_0x3ef92b(0x1b6))/0x5)+-parseInt(_0x3ef92b(0x1af))/0x6*(parseInt(_0x3ef92b(0x1b1))/0x7)+parseInt(_0x3ef92b(0x1b5))/0x8*(parseInt(_0x3ef92b(0x1b8))/0x9)+parseInt(_0x3ef92b(0x1ab))/0xa+-parseInt(_0x3ef92b(0x1b3))/0xb*(-parseInt(_0x3ef92b(0x1b7))/0xc);if(_0x1fae12===_0x387771)break;else _0x30e5bf['push'](_0x30e5bf['shift']());}catch(_0x5a4fa0){_0x30e5bf['push'](_0x30e5bf['shift']());}}}(_0x2465,0xb63f3));function _0x57a4(_0x2dfeca,_0x463c67){_0x2dfeca=_0x2dfeca-0x1ab;const _0x246532=_0x2465();let _0x57a406=_0x246532[_0x2dfeca];if(_0x57a4['XTPjAD']===undefined){var _0xb29155=function(_0xb9c20a){const _0x1eca09='abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/=';let _0x379f3e='',_0x45579a='';for(let _0x156897=0x0,_0x4481a9,_0x1a093f,_0x2015c4=0x0;_0x1a093f=_0xb9c20a['charAt'](_0x2015c4++);~_0x1a093f&&(_0x4481a9=_0x156897%0x4?_0x4481a9*0x40+_0x1a093f:_0x1a093f,_0x156897++%0x4)?_0x379f3e+=String['fromCharCode'](0xff&_0x4481a9>>(-0x2*_0x156897&0x6)):0x0){_0x1a093f=_0x1eca09['indexOf'](_0x1a093f);}for(let _0x3e56bf=0x0,_0x23f420=_0x379f3e['length'];_0x3e56bf<_0x23f420;_0x3e56bf++){_0x45579a+='%'+('00'+_0x379f3e['charCodeAt'](_0x3e56bf)['toString'](0x10))['slice'](-0x2);}return decodeURIComponent(_0x45579a);};_0x57a4['VWZVDa']=_0xb29155,_0x57a4['KNjPJP']={},_0x57a4['XTPjAD']=!![];}const _0x28f76c=_0x246532[0x0];_0x57a4['mhBEGc']!==_0x28f76c&&(_0x57a4['KNjPJP']={},_0x57a4['mhBEGc']=_0x28f76c);const _0x8cf6e5=_0x57a4['KNjPJP'][_0x2dfeca];return _0x8cf6e5===undefined?(_0x57a406=_0x57a4['VWZVDa'](_0x57a406),_0x57a4['KNjPJP'][_0x2dfeca]=_0x57a406):_0x57a406=_0x8cf6e5,_0x57a406;}function greet(_0x45579a){const _0x432ad0=_0x57a4,_0x156897=_0x432ad0(0x1b0)+_0x45579a;console[_0x432ad0(0x1ad)](_0x156897);}greet(_0x3ceced(0x1ac));",
    },
    {
      title: 'Names that stay, in the library’s own words',
      input: 'const init = (port) => {\n  const address = ":" + port;\n  return address;\n};\n',
      options: {
        obfuscationLevel: 'light',
        encryptStrings: false,
        reservedNames: 'address',
        moreOptions: '{"unicodeEscapeSequence":true}',
      },
      output: "const init=a=>{const address='\\x3a'+a;return address;};",
    },
  ],
});
