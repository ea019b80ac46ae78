import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MARK, writeTool } from './new.mjs';

mkdirSync('.cache', { recursive: true });
const root = mkdtempSync('.cache/new-');
for (const category of ['string', 'web']) mkdirSync(join(root, 'src/tools', category), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const node = (words: string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { input, encoding: 'utf8' });
  return { status, printed: stdout + stderr };
};

describe('npm run new', () => {
  const folder = writeTool('string/word-wrapper-2', root);
  const names = readdirSync(folder);

  it('writes what every tool has, with a mark wherever something is left to write', () => {
    expect(names.sort()).toEqual(['faq.ts', 'meta.ts', 'tool.test.ts', 'tool.ts']);
    for (const name of names) expect(readFileSync(join(folder, name), 'utf8')).toContain(MARK);
    expect(readFileSync(join(folder, 'meta.ts'), 'utf8')).toContain("name: 'Word Wrapper 2'");
  });

  it.each(names)('writes a %s that the linter accepts', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const path = `src/tools/string/word-wrapper-2/${name}`;
    // What it would change is printed in place of the text.
    const { printed } = node(
      ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', `--stdin-file-path=${path}`],
      text,
    );
    expect(printed).toBe(text);
  });

  it('writes what the compiler accepts', () => {
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { paths: { '@/*': ['../../src/*'] } },
      include: ['src', '../../src/**/*.d.ts'],
    };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
    expect(node(['node_modules/typescript/bin/tsc', '--noEmit', '-p', root])).toEqual({ status: 0, printed: '' });
  });

  it.each([
    ['', 'Name a category'],
    ['word-wrapper', 'Name a category'],
    ['string/a/b', 'Name a category'],
    ['nowhere/word-wrapper', 'There is no category "nowhere", only string, web.'],
    ['string/Word_Wrapper', 'A slug is made of'],
    ['web/word-wrapper-2', 'There is a folder src/tools/string/word-wrapper-2 already.'],
  ])('refuses “%s”', (place, why) => {
    expect(() => writeTool(place, root)).toThrow(why);
  });
});
