import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JWT Parser',
  description:
    'Decode a JSON Web Token, see its claims and times in words, verify its signature with a secret, PEM, JWK or JWKS, or change and re-sign it.',
  keywords: [
    'jwt decoder',
    'json web token',
    'verify jwt',
    'bearer token',
    'hs256',
    'rs256',
    'jws',
    'oauth',
    'decode jwt',
    'sign jwt',
    'create jwt',
    'jwt encoder',
    'jwks',
    'jwe',
  ],
  icon: 'id-card',
  popularity: 3,
  related: ['basic-auth', 'base64-string', 'hmac-generator', 'otp-generator', 'unix-timestamp-converter'],
  alsoIn: ['crypto'],
});
