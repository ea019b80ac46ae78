import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { oracles, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'oracles' | 'devDependencies',
  Record<string, string>
>;

/** Of the tests themselves: they answer nothing. */
const TEST_TOOLS = ['axe-core', 'fast-check', 'puppeteer-core', 'selenium-webdriver', 'vitest'];

const FOR_TESTS = /\.(test|e2e|fixture)\.|\btesting\b|\/fuzz\/|^e2e\//;
const SOURCE = /\.(m?[jt]sx?)$/;
/** An import, or a file of the package. */
const NAMED = /(?:(?:\bfrom |\bimport ?\(?|\.resolve\()'|node_modules\/)((?:@[\w-]+\/)?[\w.-]+)/g;

const files = ['src', 'scripts', 'bench', 'e2e']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => SOURCE.test(file))
  .concat('vite.config.ts', 'playwright.config.ts');

/** Which of the packages a set of files names. */
const packagesIn = (some: readonly string[]) =>
  new Set(
    some
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name]) => name!))
      .filter((name) => name in devDependencies),
  );

it('lists the packages that only tests use, as what they are asked', () => {
  const elsewhere = packagesIn(files.filter((file) => !FOR_TESTS.test(file)));
  const testsOnly = [...packagesIn(files.filter((file) => FOR_TESTS.test(file)))].filter(
    (name) => !elsewhere.has(name),
  );
  expect(testsOnly.filter((name) => !TEST_TOOLS.includes(name)).sort()).toEqual(Object.keys(oracles));
});
