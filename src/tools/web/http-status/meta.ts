import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTTP Status Codes',
  description:
    'Every registered HTTP status code with its meaning in plain words, its category and the RFC that defines it.',
  keywords: ['404', '500', '301', '429', 'response code', 'http error', 'rest api', 'rfc 9110', 'status line'],
  icon: 'server',
  popularity: 1,
  related: ['mime-types', 'url-parser', 'user-agent', 'jwt-parser'],
});
