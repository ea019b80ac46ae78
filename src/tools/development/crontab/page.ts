import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'Fields',
      'Type into each field: a value, a list, a range or a step such as 1-5 or */15. The arrow lists single values; the cells below toggle them.',
    ],
    [
      'Expression',
      'Or type it all: five fields, six with seconds, Quartz, AWS, systemd OnCalendar, or @daily and the like. A whole crontab line works too.',
    ],
    [
      'Next Executions',
      'The next 5, 10 or 50 runs in the chosen time zone and yours, plus earlier ones. Runs moved by a clock change are marked.',
    ],
    ['Save', 'Save stores the job in this browser; click a saved job to load it.'],
  ],
});
