import { defineDetect } from '@/kit/detect/guess';

const COMMAND =
  /^(?:\$\s*)?(?:sudo\s+)?chmod\s+(?:-\w+\s+)*(?:[0-7]{3,4}|[ugoa]*[-+=][rwxXst]+(?:,[ugoa]*[-+=][rwxXst]+)*)(?:\s+\S.*)?$/;
const CLAUSES = /^[ugoa]+[-+=][rwxXst]+(?:,[ugoa]*[-+=][rwxXst]*)*$/;
const SYMBOLIC = /^[-dlbcps]?[r-][w-][xsS-][r-][w-][xsS-][r-][w-][xtT-][.+@]?$/;

export default defineDetect((text) => {
  if (COMMAND.test(text)) return { score: 0.97, why: 'chmod command', take: 'Symbolic' };
  if (SYMBOLIC.test(text) && /[rwx]/.test(text)) return { score: 0.96, why: 'Permissions in letters' };
  if (CLAUSES.test(text)) return { score: 0.85, why: 'Change of permissions' };
  if (/^0[0-7]{3}$/.test(text)) return { score: 0.8, why: 'Permissions in octal digits' };
  return /^[0-7]{3}$/.test(text) ? { score: 0.55, why: 'Permissions in octal digits', typed: true } : undefined;
});
