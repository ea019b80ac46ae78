import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does chmod 755 mean?',
    answer:
      'Each digit is the sum of read (4), write (2) and execute (1), for the owner, the group and everyone else. 755 is rwxr-xr-x: the owner can do everything, everyone else can read and execute. It’s common for programs and directories.',
  },
  {
    question: 'When do I use 644, 600 or 777?',
    answer:
      'Use 644 for files that everyone can read and only you can change, and 600 for private ones such as SSH keys. 777 lets anyone on the system change the file, which is rarely a good idea.',
  },
  {
    question: 'What are setuid, setgid and the sticky bit?',
    answer:
      'A fourth digit before the others. Setuid (4) runs a program as its owner, setgid (2) as its group, or passes a directory’s group on to new files. The sticky bit (1) on a directory lets only owners delete their files, as in /tmp.',
  },
  {
    question: 'How are umask and mode related?',
    answer:
      'A umask removes permissions from the default, 666 for files and 777 for directories. With umask 022 new files get 644 and new directories 755. The umask shown here gives new directories the mode you set.',
  },
  {
    question: 'What is the capital X in chmod -R a+X?',
    answer:
      'Execute for directories, and for files only if someone can already execute them. With -R it opens directories without making every file executable.',
  },
  {
    question: 'Can I paste a command or a line of ls -l?',
    answer:
      'Yes, into Octal or Symbolic: chmod -R 0750 /srv/app, with sudo or a prompt before it, sets the boxes, the path and Recursive. From a line of ls -l or stat it reads the mode and the name.',
  },
] satisfies Question[];
