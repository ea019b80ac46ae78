import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Keycode Info',
  description:
    'Press any key and see its key, code, which and keyCode, keyup and modifiers, with the line of code for it, and a table of all keys.',
  keywords: [
    'javascript keycode',
    'keyboard event',
    'event.key',
    'event.code',
    'event.which',
    'key tester',
    'keyboard test',
    'keycode table',
    'keyup',
  ],
  icon: 'keyboard',
  related: ['device-info', 'user-agent', 'javascript-console', 'text-unicode'],
});
