import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JavaScript Console',
  description: 'Run JavaScript or TypeScript and see its console: expandable objects, tables, await, a document, Stop.',
  keywords: [
    'run javascript',
    'js console',
    'javascript playground',
    'javascript repl',
    'execute js online',
    'console.log',
    'console.table',
    'code runner',
    'js editor',
    'top-level await',
    'run typescript',
    'typescript playground',
    'code snippets',
  ],
  icon: 'square-terminal',
  popularity: 1,
  related: [
    'html-viewer',
    'javascript-formatter',
    'regex-tester',
    'javascript-minifier',
    'json-viewer',
    'code-beautifier',
  ],
});
