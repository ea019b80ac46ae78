import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Keycode Info',
  description:
    'Press any key and see its key, code, which and keyCode values, its location, the modifiers and whether it repeats.',
  keywords: [
    'javascript keycode',
    'keyboard event',
    'event.key',
    'event.code',
    'event.which',
    'key tester',
    'keyboard test',
  ],
  icon: 'keyboard',
  related: ['device-info', 'user-agent', 'javascript-console', 'text-unicode'],
});
