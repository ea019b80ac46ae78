import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTTP Status Codes',
  description:
    'Every HTTP status code in plain words, with its headers and RFC, and the codes that nginx, Cloudflare, IIS and AWS made up.',
  keywords: [
    '404',
    '500',
    '301',
    '429',
    'response code',
    'http error',
    'rest api',
    'rfc 9110',
    'status line',
    '499',
    '520',
    'cloudflare error',
  ],
  icon: 'server',
  popularity: 1,
  related: ['mime-types', 'url-parser', 'user-agent', 'jwt-parser'],
});
