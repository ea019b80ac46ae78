import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which kind of codes are these?',
    answer:
      'Time-based one-time passwords (RFC 6238), as used by almost every site for two-factor login: HMAC-SHA1, six digits, a new code every 30 seconds. Algorithm, Digits and Period allow others, up to SHA512 and eight digits; Type switches to counter-based codes (HOTP, RFC 4226) for hardware tokens with a button.',
  },
  {
    question: 'Can I paste my account’s secret?',
    answer:
      'Yes, any Base32 secret, with or without spaces. It stays in this page: it isn’t sent or stored, and is gone when you leave. For everyday use, an authenticator app on another device is safer.',
  },
  {
    question: 'Why is my code rejected?',
    answer:
      'Usually a clock is wrong. The code depends on this device’s time, shown as epoch; if it’s more than half a minute off, the server may expect the previous or next code. Clock Skew shows how far this device is from the clock of the server that sent the page.',
  },
  {
    question: 'What is the QR code for?',
    answer:
      'It contains the key URI (otpauth://totp/…) that authenticator apps read. Scan it and the app shows the same codes as this page.',
  },
  {
    question: 'I only have the QR code of my account. What do I do?',
    answer:
      'Use Read QR Code with a picture of it, such as a screenshot, or drop or paste one. It fills in the secret, algorithm, digits, period, issuer and account. The picture isn’t uploaded.',
  },
  {
    question: 'Can I get codes for several accounts at once?',
    answer:
      'Yes. Use Add Account, or paste several key URIs at once. They only stay in this tab’s memory and are gone when you close it: use this for testing, not instead of an authenticator.',
  },
] satisfies Question[];
