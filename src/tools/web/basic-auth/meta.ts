import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Basic Auth Generator',
  description: 'Make an HTTP Basic Authorization header from a user name and password, or decode one.',
  keywords: ['authorization header', 'basic authentication', 'htpasswd', 'base64 credentials', 'curl -u', 'http auth'],
  icon: 'key-round',
  related: ['base64-string', 'jwt-parser', 'bcrypt', 'http-status', 'random-password'],
  alsoIn: ['crypto'],
});
