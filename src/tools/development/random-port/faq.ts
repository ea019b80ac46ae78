import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which port numbers can I use for my own service?',
    answer:
      '1024 to 49151 are registered ports, most of them free in practice; 49152 to 65535 are never assigned, but operating systems use them for outgoing connections. Ports below 1024 need special rights and aren’t included.',
  },
  {
    question: 'Is a generated port free on my machine?',
    answer:
      'A web page can’t check. Use ss -ltn on Linux, lsof -i :8080 on macOS or netstat -an on Windows, or start your service and see if it fails.',
  },
  {
    question: 'What do the names next to some ports mean?',
    answer:
      'A well-known service uses that port by default, such as PostgreSQL on 5432. You can still use it, but it may conflict. Exclude the port, or generate again.',
  },
  {
    question: 'Which ports do browsers block?',
    answer:
      'Some that belong to other protocols, such as 6000 (X11), 6665 to 6669 and 6697 (IRC) or 10080. They are marked as blocked by browsers.',
  },
] satisfies Question[];
