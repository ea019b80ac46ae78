import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'OTP Generator',
  description:
    'Generate time-based one-time passwords (TOTP) from a secret, with a QR code for authenticator apps. Nothing leaves the page.',
  keywords: ['totp', '2fa code', 'authenticator', 'two-factor', 'rfc 6238', 'google authenticator', 'mfa'],
  icon: 'shield-ellipsis',
  popularity: 1,
  related: ['qr-generator', 'jwt-parser', 'hmac-generator', 'random-password', 'basic-auth'],
  alsoIn: ['crypto'],
});
