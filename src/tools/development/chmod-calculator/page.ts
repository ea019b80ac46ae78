import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Boxes',
      'Tick what the owner, the group and everybody else may do. Setuid, setgid and sticky are a digit of their own.',
    ],
    [
      'Octal and Symbolic',
      'Or type either of them, or paste a whole command or a line of ls -l. Clauses such as g+w or u=rwx,go=rx work on what is set.',
    ],
    ['Command', 'Enter a path and copy the command. Recursive takes in everything below a directory.'],
    ['Umask', 'The umask shown gives new directories this mode.'],
  ],
});
