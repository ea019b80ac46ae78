import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which port numbers may I use for my own service?',
    answer:
      '1024 to 49151 are registered ports, of which most are free in practice; 49152 to 65535 are never assigned, but operating systems take outgoing connections from there. Ports below 1024 need special rights and are left out here.',
  },
  {
    question: 'Is a generated port free on my machine?',
    answer:
      'A web page cannot look. Check with ss -ltn on Linux, lsof -i :8080 on macOS or netstat -an on Windows, or start your service and see whether it is refused.',
  },
  {
    question: 'What do the names beside some ports mean?',
    answer:
      'That a well-known service listens there by default, such as PostgreSQL on 5432. Nothing forbids its use, but it may clash with that service. Exclude the port, or generate again.',
  },
  {
    question: 'Which ports do browsers refuse?',
    answer:
      'Some that belong to other protocols, such as 6000 (X11), 6665 to 6669 and 6697 (IRC) or 10080. They are named as blocked by browsers where they come up.',
  },
] satisfies Question[];
