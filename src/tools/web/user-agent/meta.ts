import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'User Agent Parser',
  description:
    'Read a user agent string: browser, engine, operating system, device and processor. Starts with your own.',
  keywords: [
    'what is my user agent',
    'ua parser',
    'browser detection',
    'user-agent header',
    'bot detection',
    'client hints',
    'in-app browser',
    'navigator',
    'my browser',
  ],
  icon: 'app-window',
  popularity: 1,
  related: ['device-info', 'http-status', 'keycode-info', 'url-parser'],
});
