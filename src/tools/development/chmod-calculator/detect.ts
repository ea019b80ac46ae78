import { defineDetect } from '@/kit/detect/guess';

const COMMAND =
  /^(?:\$\s*)?(?:sudo\s+)?chmod\s+(?:-\w+\s+)*(?:[0-7]{3,4}|[ugoa]*[-+=][rwxXst]+(?:,[ugoa]*[-+=][rwxXst]+)*)(?:\s+\S.*)?$/;
const CLAUSES = /^[ugoa]+[-+=][rwxXst]+(?:,[ugoa]*[-+=][rwxXst]*)*$/;
const SYMBOLIC = /^[-dlbcps]?[r-][w-][xsS-][r-][w-][xsS-][r-][w-][xtT-][.+@]?$/;

/** The modes files and folders usually have. */
const USUAL = /^(?:777|77[05]|755|75[01]|744|711|7[05]0|66[0-6]|644|640|600|555|550|444|440|400)$/;
/** A line as `ls -l` prints it. */
const LISTED = /^([-dlbcps](?:[r-][w-][xsS-]){2}[r-][w-][xtT-])[.+@]?\s+\d+\s+\S+\s+\S+\s.*$/;

export default defineDetect(
  (text) => {
    if (COMMAND.test(text)) return { score: 0.97, why: 'chmod command', take: 'Symbolic' };
    if (SYMBOLIC.test(text) && /[rwx]/.test(text)) return { score: 0.96, why: 'Permissions in letters' };
    const [, listed] = LISTED.exec(text) ?? [];
    if (listed) return { score: 0.93, why: 'Line of ls -l', input: listed };
    if (CLAUSES.test(text)) return { score: 0.85, why: 'Change of permissions' };
    if (/^0[0-7]{3}$/.test(text)) return { score: 0.8, why: 'Permissions in octal digits' };
    if (USUAL.test(text)) return { score: 0.58, why: 'Permissions in octal digits' };
    if (/^[1246](?:77[570]|75[510]|711|700)$/.test(text)) return { score: 0.47, why: 'Permissions in octal digits' };
    return /^[0-7]{3}$/.test(text) ? { score: 0.55, why: 'Permissions in octal digits', typed: true } : undefined;
  },
  { reads: 'permissions' },
);
