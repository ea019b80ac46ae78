import { readdirSync, readFileSync } from 'node:fs';

export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string | undefined;
}

/** Data that is built into the site although its package serves only the build. */
const BUILT_IN = ['oui-data'];

const LICENCE_FILE = /^(licen[cs]e|copying)([.-].*)?$/i;

function readLicence(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => LICENCE_FILE.test(name));
  return file && readFileSync(`${folder}/${file}`, 'utf8').trim();
}

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly version: string;
}

/** What stands in the lock file and not only for development, by name. Read while the pages are built. */
export function readPackages(): readonly PackageLicence[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(
      ([path, { dev, optional }]) =>
        path !== '' && !optional && (!dev || BUILT_IN.includes(path.slice('node_modules/'.length))),
    )
    .map(([path, { version }]) => {
      const { license } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { license?: string };
      return { name: path.split('node_modules/').at(-1)!, version, licence: license ?? '', text: readLicence(path) };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
