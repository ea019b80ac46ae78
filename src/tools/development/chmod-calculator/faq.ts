import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does chmod 755 mean?',
    answer:
      'Each digit is the sum of read (4), write (2) and execute (1), for the owner, the group and everybody else. 755 is rwxr-xr-x: the owner may do everything, all others may read and execute. It is usual for programs and directories.',
  },
  {
    question: 'When do I use 644, 600 or 777?',
    answer:
      '644 is for files that all may read and only you may change, 600 for private ones such as SSH keys. 777 lets anybody on the system change the file, which is hardly ever what is wanted.',
  },
  {
    question: 'What are setuid, setgid and the sticky bit?',
    answer:
      'A fourth digit before the others. Setuid (4) runs a program as its owner, setgid (2) as its group, or hands a directory’s group on to new files. The sticky bit (1) on a directory lets only owners delete their files, as in /tmp.',
  },
  {
    question: 'How do a umask and a mode belong together?',
    answer:
      'A umask takes permissions away from what a program asks for, 666 for files and 777 for directories. With umask 022 new files get 644 and new directories 755. The umask shown here gives new directories the mode you set.',
  },
  {
    question: 'What is the capital X in chmod -R a+X?',
    answer:
      'Execute for directories, and for files only where somebody may execute them already. With -R it opens directories without making every file a program.',
  },
  {
    question: 'Can I paste a command or a line of ls -l?',
    answer:
      'Yes, into Octal or Symbolic: chmod -R 0750 /srv/app, with sudo or a prompt before it, sets the boxes, the path and Recursive. Of a line of ls -l or stat the mode is read, and the name.',
  },
] satisfies Question[];
