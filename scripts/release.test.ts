import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readChangelog } from '@/site/documents/Changelog';
import { readPackages } from '@/site/documents/packages';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

it('the newest version in the changelog is the one that package.json names, and so is that of the lock file', () => {
  const { version } = read('package.json');
  const lock = read('package-lock.json');
  const titles = readChangelog(readFileSync('CHANGELOG.md', 'utf8')).map(({ title }) => title);
  // What is done since then may stand above it.
  expect(titles[0] === 'Unreleased' ? titles[1] : titles[0]).toBe(version);
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
});

it('the package needs no other where it is installed', () => {
  const described = read('package.json');
  for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies'])
    expect(described[kind]).toBeUndefined();
});

it('licences are those of the packages named, of what these contain, and of what comes in as data', () => {
  const packages = readPackages(['node_modules/javascript-obfuscator']);
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['javascript-obfuscator', 'acorn', 'oui-data', 'lucide-static']));
  expect(names).not.toContain('react');
  const chance = packages.find(({ name }) => name === 'chance');
  expect(chance).toMatchObject({ licence: 'MIT', version: read('node_modules/chance/package.json').version });
  expect(chance?.text).toContain('Permission is hereby granted');
  // Its terms stand only in its README.
  expect(packages.find(({ name }) => name === 'esrecurse')?.text).toContain('Redistribution and use');
});
