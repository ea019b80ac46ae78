import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutUploads } from './local-obfuscator.mjs';

const bundle = readFileSync('node_modules/javascript-obfuscator/dist/index.browser.js', 'utf8');
/** What the package needs for uploading, and nothing else in it uses. */
const NETWORK = [
  /\bfetch\(/,
  /fetch\.call/,
  /new XMLHttpRequest/,
  /ProApiClient/,
  /api\/v1\/obfuscate/,
  /vercel\.com/,
  /obfuscatePro\(e/,
];

describe('the obfuscator as it is shipped', () => {
  const local = withoutUploads(bundle, (code) => parseAst(code));

  it('cannot upload', () => {
    for (const pattern of NETWORK) {
      expect(bundle, `${pattern} in the package`).toMatch(pattern);
      expect(local, `${pattern} in the site`).not.toMatch(pattern);
    }
  });

  it('still obfuscates', () => {
    const realm = vm.createContext({ module: { exports: {} }, exports: {}, TextEncoder, performance });
    vm.runInContext('globalThis.self = globalThis', realm);
    vm.runInContext(local, realm);
    const made = vm.runInContext(
      'module.exports.obfuscate("const long = 1; console.log(long + 1)", { seed: 1 }).getObfuscatedCode()',
      realm,
    ) as string;
    const lines: unknown[] = [];
    vm.runInNewContext(made, { console: { log: (value: unknown) => lines.push(value) } });
    expect(lines).toEqual([2]);
    expect(vm.runInContext('typeof module.exports.obfuscatePro', realm)).toBe('undefined');
  });

  it('is looked at again when the package changes', () => {
    expect(() => withoutUploads('var __webpack_modules__={}', (code) => parseAst(code))).toThrow('has changed');
  });
});
