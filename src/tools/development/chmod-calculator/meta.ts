import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Chmod Calculator',
  description:
    'Unix permissions both ways: tick boxes, type octal or rwx, with setuid, setgid, sticky bit, umask and command.',
  keywords: [
    'permissions',
    'octal',
    'rwx',
    'chmod 755',
    'chmod 644',
    'umask',
    'setuid',
    'sticky bit',
    'linux',
    'file permissions',
    'unix permissions',
    'ls -l',
  ],
  icon: 'file-lock',
  popularity: 2,
  related: ['crontab', 'git-cheatsheet', 'docker-compose', 'integer-base', 'random-port'],
});
