import { readdirSync, readFileSync } from 'node:fs';

export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string | undefined;
}

/** Data that comes into the site as files written from it. */
const BUILT_IN = ['node_modules/oui-data', 'node_modules/lucide-static'];

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
const LICENCE_SECTION = /^(#+ *licen[cs]e\b|licen[cs]e\n-+)[\s\S]*/im;

/** The terms as the package has them: in files of their own, or at the end of its README. */
function readLicence(folder: string): string | undefined {
  const names = readdirSync(folder);
  const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8').trim();
  const files = names.filter((name) => LICENCE_FILE.test(name)).map(read);
  if (files.length > 0) return files.join('\n\n');
  const readme = names.find((name) => /^readme/i.test(name));
  return readme && LICENCE_SECTION.exec(read(readme))?.[0];
}

interface Described {
  readonly license?: string;
  /** How it was written long ago. */
  readonly licenses?: readonly { readonly type: string }[];
}

interface Locked {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Where a package that stands in `folder` finds another: beside it, or in a folder further out. */
function resolve(packages: Readonly<Record<string, Locked>>, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = `${at}${at && '/'}node_modules/${name}`;
    if (Object.hasOwn(packages, found)) return found;
    if (at === '') return undefined;
  }
}

/** The packages in these folders and all that they build on, for some come as one file with others inside. By name. */
export function readPackages(folders: readonly string[]): readonly PackageLicence[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const found = new Set([...folders, ...BUILT_IN]);
  for (const folder of found)
    for (const name of Object.keys(packages[folder]?.dependencies ?? {})) {
      const next = resolve(packages, folder, name);
      if (next) found.add(next);
    }
  return [...found]
    .map((folder) => {
      const { license, licenses = [] } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Described;
      return {
        name: folder.split('node_modules/').at(-1)!,
        version: packages[folder]!.version,
        licence: license ?? licenses.map(({ type }) => type).join(' or '),
        text: readLicence(folder),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
