import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Boxes',
      'Tick what the owner, the group and everybody else can do. Setuid, setgid and sticky have their own digit.',
    ],
    [
      'Octal and Symbolic',
      'Or type one, or paste a whole command or a line of ls -l. Clauses such as g+w or u=rwx,go=rx change the current mode.',
    ],
    ['Command', 'Enter a path and copy the command. Recursive includes everything below a directory.'],
    ['Umask', 'The umask that gives new directories this mode.'],
  ],
});
