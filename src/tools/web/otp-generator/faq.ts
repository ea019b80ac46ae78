import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which kind of codes are these?',
    answer:
      'Time-based one-time passwords after RFC 6238, as almost every site uses for two-factor login: HMAC-SHA1, six digits, a new code every 30 seconds.',
  },
  {
    question: 'Can I paste the secret of my account?',
    answer:
      'Yes, any Base32 secret, with or without spaces. It stays in this page: it is not sent, not stored, and gone when you leave. For everyday use an authenticator app on another device is safer.',
  },
  {
    question: 'Why is my code refused?',
    answer:
      'Mostly because a clock is wrong. The code depends on the time of this device, shown as epoch; if it differs from the server’s by more than half a minute, the previous or the next code may be the one it expects. Clock Skew says how far this device is from the clock of the server that sent the page.',
  },
  {
    question: 'What is the QR code for?',
    answer:
      'It holds the key URI (otpauth://totp/…) that authenticator apps read. Scan it and the app shows the same codes as this page.',
  },
] satisfies Question[];
