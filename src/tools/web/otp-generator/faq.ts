import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which kind of codes are these?',
    answer:
      'Time-based one-time passwords after RFC 6238, as almost every site uses for two-factor login: HMAC-SHA1, six digits, a new code every 30 seconds. Algorithm, Digits and Period make others, up to SHA512 and eight digits; Type changes to codes by a counter (HOTP, RFC 4226), as hardware tokens with a button use.',
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
  {
    question: 'I only have the QR code of my account. What do I do?',
    answer:
      'Read QR Code takes a picture of it, such as a screenshot; you can also drop or paste one. The key URI in it sets the secret, algorithm, digits, period, issuer and account. The picture is read in this page.',
  },
  {
    question: 'Can I have the codes of several accounts at once?',
    answer:
      'Yes. Add Account keeps one more, and several key URIs pasted at once become one each. All of them are in the memory of this tab alone and gone when it is closed: this is for trying and checking, not in place of an authenticator.',
  },
] satisfies Question[];
