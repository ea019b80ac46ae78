import { defineTool, fields, line, result, rowValue, summary, text, toggle } from '@/kit';
import {
  CLASSES,
  describePermissions,
  findWarnings,
  getClauses,
  readPasted,
  toCommand,
  toOctal,
  toSymbolic,
  toUmask,
} from './mode';

export default defineTool({
  input: text('Permissions', { short: true, initial: '644', placeholder: '755, rwxr-xr-x or u=rwx,go=rx' }),
  options: {
    path: line('Path', '', { placeholder: 'path', maxLength: 1000 }),
    recursive: toggle('Recursive', false, { hint: 'Directories and everything in them.' }),
  },
  output: fields({ label: 'Result', copyLabel: 'Copy All' }),
  each: 'line',
  action: 'Calculate',
  run(input, { path, recursive }) {
    const { mode, ...pasted } = readPasted(input);
    const data = {
      mode,
      octal: toOctal(mode),
      symbolic: toSymbolic(mode),
      clauses: getClauses(mode),
      command: toCommand(mode, path || pasted.path, recursive || pasted.recursive),
      umask: toUmask(mode),
    };
    return result(
      [
        { label: 'Octal', value: data.octal },
        { label: 'Symbolic', value: data.symbolic },
        { label: 'Clauses', value: data.clauses },
        { label: 'Command', value: data.command },
        { label: 'Umask', value: data.umask, note: 'so new directories get this mode' },
        ...CLASSES.map((label, who) => ({ label, value: describePermissions(mode, who) })),
      ],
      { notes: findWarnings(mode), data },
    );
  },
  summarize(outcome) {
    const { octal, symbolic, command } = outcome.data;
    const who = (['Owner', 'Group', 'Public'] as const).map(
      (name) => [name === 'Public' ? 'everyone else' : name.toLowerCase(), rowValue(outcome, name)] as const,
    );
    // Those who may do the same are named together.
    const grants = [...new Set(who.map(([, grant]) => grant))].map((grant) => {
      const names = who.filter(([, one]) => one === grant).map(([name]) => name);
      return `${names.join(names.length > 2 ? ', ' : ' and ')} ${grant}`;
    });
    const sentence = grants.join('; ');
    return summary(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`, octal, symbolic, command);
  },
  examples: [
    {
      title: 'A program',
      input: '755',
      output: [
        { label: 'Octal', value: '755' },
        { label: 'Symbolic', value: 'rwxr-xr-x' },
        { label: 'Clauses', value: 'u=rwx,g=rx,o=rx' },
        { label: 'Command', value: 'chmod 755 path' },
        { label: 'Umask', value: '0022', note: 'so new directories get this mode' },
        { label: 'Owner', value: 'may read, write and execute' },
        { label: 'Group', value: 'may read and execute' },
        { label: 'Public', value: 'may read and execute' },
      ],
      notes: [],
    },
    {
      title: 'A shared directory',
      input: 'rwxrwxrwt',
      options: { path: '/srv/drop box', recursive: true },
      output: [
        { label: 'Octal', value: '1777' },
        { label: 'Symbolic', value: 'rwxrwxrwt' },
        { label: 'Clauses', value: 'u=rwx,g=rwx,o=rwxt' },
        { label: 'Command', value: "chmod -R 1777 '/srv/drop box'" },
        { label: 'Umask', value: '0000', note: 'so new directories get this mode' },
        { label: 'Owner', value: 'may read, write and execute' },
        { label: 'Group', value: 'may read, write and execute' },
        { label: 'Public', value: 'may read, write and execute' },
      ],
    },
    {
      title: 'A command',
      input: 'sudo chmod -R 0750 /srv/app',
      output: [
        { label: 'Octal', value: '750' },
        { label: 'Symbolic', value: 'rwxr-x---' },
        { label: 'Clauses', value: 'u=rwx,g=rx,o=' },
        { label: 'Command', value: 'chmod -R 750 /srv/app' },
        { label: 'Umask', value: '0027', note: 'so new directories get this mode' },
        { label: 'Owner', value: 'may read, write and execute' },
        { label: 'Group', value: 'may read and execute' },
        { label: 'Public', value: 'may do nothing' },
      ],
    },
  ],
});
