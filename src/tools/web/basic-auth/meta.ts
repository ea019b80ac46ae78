import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Basic Auth Generator',
  description:
    'Make the Authorization header of HTTP Basic authentication from a user name and password, or read one back.',
  keywords: ['authorization header', 'basic authentication', 'htpasswd', 'base64 credentials', 'curl -u', 'http auth'],
  icon: 'key-round',
  related: ['base64-string', 'jwt-parser', 'bcrypt', 'http-status', 'random-password'],
  alsoIn: ['crypto'],
});
