import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'Fields',
      'Type into each field: a value, a list, a range or a step such as 1-5 or */15. Its arrow lists the single values, and the cells below switch each of them.',
    ],
    [
      'Expression',
      'Or type it at once: five fields, six with seconds, Quartz, AWS, OnCalendar of systemd, or @daily and the like. A whole line of a crontab works too.',
    ],
    [
      'Next Executions',
      'The true next 5, 10 or 50 runs in the chosen zone and in your own, and those before. Runs moved by a change of clocks say so.',
    ],
    ['Save', 'Save keeps the job in this browser; click a saved job to bring it back.'],
  ],
});
