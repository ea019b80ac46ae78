import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'OTP Generator',
  description:
    'Generate one-time passwords (TOTP and HOTP) from a secret, a key URI or its QR code, and a QR code for authenticator apps. Nothing leaves the page.',
  keywords: [
    'totp',
    '2fa code',
    'authenticator',
    'two-factor',
    'rfc 6238',
    'google authenticator',
    'mfa',
    'hotp',
    'rfc 4226',
    'otpauth',
    'read qr code 2fa',
  ],
  icon: 'shield-ellipsis',
  popularity: 1,
  related: ['qr-generator', 'jwt-parser', 'hmac-generator', 'random-password', 'basic-auth'],
  alsoIn: ['crypto'],
});
