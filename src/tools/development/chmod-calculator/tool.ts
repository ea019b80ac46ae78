import { defineTool, fields, line, result, text, toggle } from '@/kit';
import { CLASSES, clausesOf, commandOf, octalOf, readMode, saidOf, symbolicOf, umaskOf, warningsOf } from './mode';

export default defineTool({
  input: text('Permissions', { short: true, initial: '644', placeholder: '755, rwxr-xr-x or u=rwx,go=rx' }),
  options: {
    path: line('Path', '', { placeholder: 'path', maxLength: 1000 }),
    recursive: toggle('Recursive', false, { hint: 'Directories with everything in them.' }),
  },
  output: fields({ label: 'Result' }),
  action: 'Calculate',
  run(input, { path, recursive }) {
    const mode = readMode(input);
    return result(
      [
        { label: 'Octal', value: octalOf(mode) },
        { label: 'Symbolic', value: symbolicOf(mode) },
        { label: 'Clauses', value: clausesOf(mode) },
        { label: 'Command', value: commandOf(mode, path, recursive) },
        { label: 'Umask', value: umaskOf(mode), note: 'with which new directories get this mode' },
        ...CLASSES.map((label, who) => ({ label, value: saidOf(mode, who) })),
      ],
      { notes: warningsOf(mode) },
    );
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
        { label: 'Umask', value: '0022', note: 'with which new directories get this mode' },
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
        { label: 'Umask', value: '0000', note: 'with which new directories get this mode' },
        { label: 'Owner', value: 'may read, write and execute' },
        { label: 'Group', value: 'may read, write and execute' },
        { label: 'Public', value: 'may read, write and execute' },
      ],
    },
  ],
});
