// What each tool gives for programs, as TypeScript writes it: the compiler knows it, the definitions at run time do not.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Stands in unions of words, so that the compiler writes these out instead of a name that only it can look up. */
const MARK = '\u00a7';
/** Of trees only the top is written out. */
const DEPTH = 7;

const PLAIN = `
type Plain<T, Depth extends readonly 0[] = []> =
  unknown extends T ? T
  : Depth['length'] extends ${DEPTH} ? unknown
  : T extends string ? (string extends T ? string : T | '${MARK}')
  : T extends number | boolean | null | undefined ? T
  : T extends Int32Array ? Int32Array
  : T extends readonly unknown[] ? { [K in keyof T]: Plain<T[K], [...Depth, 0]> }
  : T extends infer O ? { [K in keyof O]: Plain<O[K], [...Depth, 0]> } : never;
declare function plain<T>(): Plain<T>;
`;

/** @returns {Map<string, string>} a type for every tool that gives data, by slug */
export function dataTypes() {
  const tools = readdirSync('src/tools', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/[^/]+\/tool\.ts$/.test(path))
    .sort();
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/types-');
  try {
    writeFileSync(
      join(folder, 'data.ts'),
      `${tools.map((path, at) => `import type tool${at} from '@/tools/${path.slice(0, -3)}';`).join('\n')}
import type { ToolData } from '@/kit/tool';
${PLAIN}
${tools.map((_, at) => `export const data${at} = plain<ToolData<typeof tool${at}>>();`).join('\n')}`,
    );
    const root = relative(folder, '.').replaceAll('\\', '/');
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: `${root}/tsconfig.json`,
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          rootDir: root,
          outDir: 'out',
          paths: { '@/*': [`${root}/src/*`] },
        },
        include: ['data.ts', `${root}/src/**/*.d.ts`],
        exclude: [],
      }),
    );
    // What it says of declarations that nobody asked for is of no interest: whether these came out is seen below.
    spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder]);
    const written = readFileSync(join(folder, 'out', folder, 'data.d.ts'), 'utf8');
    const types = new Map();
    for (const [, at, type = ''] of written.matchAll(
      /(?<=^|\n)export declare const data(\d+): (.*?);(?=\nexport |\s*$)/gs,
    )) {
      const plain = type.replaceAll(` | "${MARK}"`, '').replaceAll(`"${MARK}" | `, '');
      if (/\bimport\(|\bany\b|\u00a7/.test(plain)) throw new Error(`${tools[Number(at)]} gives ${plain}`);
      types.set(tools[Number(at)]?.split('/')[1], plain);
    }
    if (types.size !== tools.length) throw new Error(`The compiler wrote ${types.size} of ${tools.length} types`);
    return types;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
