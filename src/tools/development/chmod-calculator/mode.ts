import { splitWords } from '@/engines/shell/line';
import { InputError } from '@/kit';

export const CLASSES = ['Owner', 'Group', 'Public'] as const;
export const PERMISSIONS = ['Read', 'Write', 'Execute'] as const;
export const SPECIALS = ['Setuid', 'Setgid', 'Sticky'] as const;

/** The bit of a permission of a class, both from 0. */
export const permissionBit = (who: number, what: number): number => 1 << (8 - who * 3 - what);
export const specialBit = (at: number): number => 1 << (11 - at);

export const toOctal = (mode: number): string => mode.toString(8).padStart(3, '0');

/** rwxr-xr-x, with s and t for the special bits, capital where nobody may execute. */
export function toSymbolic(mode: number): string {
  const signs = Array.from({ length: 9 }, (_, at) => (mode & (1 << (8 - at)) ? 'rwx'[at % 3]! : '-'));
  for (const [at, sign] of ['s', 's', 't'].entries()) {
    if (!(mode & specialBit(at))) continue;
    const place = at * 3 + 2;
    signs[place] = signs[place] === 'x' ? sign : sign.toUpperCase();
  }
  return signs.join('');
}

/** u=rwx,g=rx,o=rx */
export function getClauses(mode: number): string {
  return ['u', 'g', 'o']
    .map((who, at) => {
      const three = Array.from({ length: 3 }, (_, what) => (mode & permissionBit(at, what) ? 'rwx'[what] : '')).join(
        '',
      );
      return `${who}=${three}${mode & specialBit(at) ? 'sst'[at] : ''}`;
    })
    .join(',');
}

const LISTED = /^[-bcdlps]?((?:[r-][w-][xsS-]){2}[r-][w-][xtT-])[.+@]?$/;
const CLAUSE = /^([ugoa]*)((?:[-+=](?:[ugo]|[rwxXst]*))+)$/;
const WHO: Readonly<Record<string, number>> = { u: 0o4700, g: 0o2070, o: 0o1007 };

function fromListing(signs: string): number {
  let mode = 0;
  for (const [at, sign] of [...signs].entries()) {
    if (sign === '-') continue;
    if (sign !== 'S' && sign !== 'T') mode |= 1 << (8 - at);
    if ('sStT'.includes(sign)) mode |= specialBit(Math.floor(at / 3));
  }
  return mode;
}

/** What one clause such as `g+w` makes of a mode; the umask is left out of it, as if there were none. */
function applyClause(clause: string, mode: number): number {
  const [, who = '', actions = ''] = CLAUSE.exec(clause) ?? [];
  const everyone = who === '' || who.includes('a');
  const mask = everyone ? 0o7777 : [...who].reduce((all, one) => all | WHO[one]!, 0);
  let next = mode;
  for (const [, sign, provided = ''] of actions.matchAll(/([-+=])([ugo]|[rwxXst]*)/g)) {
    let bits = 0;
    if (/^[ugo]$/.test(provided)) {
      const three = (next >> { u: 6, g: 3, o: 0 }[provided as 'u' | 'g' | 'o']) & 7;
      bits = three * 0o111;
    } else
      for (const letter of provided) {
        if (letter === 'r') bits |= 0o444;
        else if (letter === 'w') bits |= 0o222;
        else if (letter === 'x' || (letter === 'X' && next & 0o111)) bits |= 0o111;
        else if (letter === 's') bits |= 0o6000;
        else if (letter === 't') bits |= 0o1000;
      }
    if (sign === '+') next |= bits & mask;
    else if (sign === '-') next &= ~(bits & mask);
    else next = (next & ~mask) | (bits & mask);
  }
  return next;
}

/**
 * Reads what people write for a mode: octal digits, `rwxr-xr-x`, the first column of `ls -l`, or clauses such as
 * `u=rwx,go=rx`, which change `base`.
 */
export function readMode(text: string, base = 0): number {
  const written = text.trim();
  const octal = /^(?:0o)?0*([0-7]{1,4})$/.exec(written);
  if (octal) return Number.parseInt(octal[1]!, 8);
  if (/^\d+$/.test(written))
    throw new InputError(
      /[89]/.test(written) ? 'Octal digits are 0 to 7' : 'A mode can have at most four octal digits',
      {
        field: 'input',
      },
    );
  const listed = LISTED.exec(written);
  if (listed) return fromListing(listed[1]!);
  const clauses = written.split(',');
  if (written.length > 1000 || !clauses.every((clause) => CLAUSE.test(clause)))
    throw new InputError('Enter octal digits such as 755, or rwxr-xr-x, or u=rwx,go=rx', { field: 'input' });
  return clauses.reduce((mode, clause) => applyClause(clause, mode), base);
}

export interface Pasted {
  mode: number;
  /** What the command changes, or the name in the line of `ls -l`; empty where only a mode was written. */
  path: string;
  recursive: boolean;
}

const PROMPT = /^(?:[$#%]\s+)?(?:sudo\s+)?chmod(?=\s|$)/;
/** `-rw-r--r-- 1 me staff 4096 Jan  2 03:04 notes.txt`, with whatever stands for the time. */
const LISTING_LINE =
  /^([-bcdlps][-rwxsStT]{9}[.+@]?)\s+\d+\s+\S+\s+\S+\s+[\d,]+\s+(?:\S+\s+\d+\s+[\d:]+|[\d-]+\s+[\d:.]+(?:\s+[-+]\d{4})?)\s+(\S.*)$/;
/** `Access: (0644/-rw-r--r--)`, as `stat` writes it. */
const STAT = /^(?:Access:\s*)?\((\d{4})\/[-\w]{10}\)/;

/** Reads a mode as `readMode` does, or a whole command, a line of `ls -l` or of `stat`, as they are pasted. */
export function readPasted(text: string, base = 0): Pasted {
  const written = text.trim();
  const command = PROMPT.exec(written);
  if (!command) {
    const [, listed, name = ''] = LISTING_LINE.exec(written) ?? [];
    const mode = readMode(listed ?? STAT.exec(written)?.[1] ?? written, base);
    // A link is listed with where it leads to.
    return { mode, path: listed?.startsWith('l') ? name.replace(/ -> .*$/, '') : name, recursive: false };
  }
  const words = splitWords(written.slice(command[0].length)).commands[0]!;
  // A mode such as -x begins like an option; only letters that no mode has, or a long name, make it one.
  const isOption = (word: string) => /^-(?:[cfvR]+|-.*)$/.test(word);
  const at = words.findIndex((word) => !isOption(word));
  if (at === -1) throw new InputError('The mode is missing, as in chmod 644 file', { field: 'input' });
  return {
    mode: readMode(words[at]!, base),
    path: words.slice(at + 1).find((word) => !isOption(word)) ?? '',
    recursive: words.some((word) => isOption(word) && (word === '--recursive' || /^-[a-zA-Z]*R/.test(word))),
  };
}

/** The umask with which new directories get this mode. */
export const toUmask = (mode: number): string => (~mode & 0o777).toString(8).padStart(4, '0');

const WORDS: Readonly<Record<number, string>> = {
  0: 'may do nothing',
  1: 'may execute',
  2: 'may write',
  3: 'may write and execute',
  4: 'may read',
  5: 'may read and execute',
  6: 'may read and write',
  7: 'may read, write and execute',
};
export const describePermissions = (mode: number, who: number): string => WORDS[(mode >> (6 - who * 3)) & 7]!;

/** Things that are seldom meant. */
export function findWarnings(mode: number): string[] {
  return [
    ...(mode & 0o002 && !(mode & 0o1000) ? ['Anyone on the system can change it.'] : []),
    ...(mode & 0o4000 ? ['A program with setuid runs with its owner’s rights, whoever starts it.'] : []),
    ...([0, 1, 2].some((who) => mode & permissionBit(who, 1) && !(mode & permissionBit(who, 0)))
      ? ['Write without read is unusual.']
      : []),
  ];
}

/** Safe to paste into a shell. */
const quotePath = (path: string): string =>
  /^[\w@%+=:,./~-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
export const toCommand = (mode: number, path: string, recursive: boolean): string => {
  const target = quotePath(path.trim() || 'path');
  return `chmod ${recursive ? '-R ' : ''}${toOctal(mode)} ${target.startsWith('-') ? `./${target}` : target}`;
};
