import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is Basic authentication encrypted?',
    answer:
      'No. The credentials are only written in Base64, which anyone can read back, as this page does. Use it over HTTPS only, and treat the header like the password itself.',
  },
  {
    question: 'Can the user name or the password contain a colon or an umlaut?',
    answer:
      'The password may contain colons, the user name may not, because the first colon separates the two. Other characters are written in UTF-8, as RFC 7617 recommends; very old servers may expect Latin-1.',
  },
  {
    question: 'Are my credentials stored?',
    answer: 'No. They are computed in this page, and neither kept in this browser nor put into links or history.',
  },
  {
    question: 'How do I use the result with curl or fetch?',
    answer:
      'Copy the header line and pass it as -H "Authorization: Basic …" to curl, or as the Authorization header to fetch. curl -u name:password makes the same header by itself.',
  },
] satisfies Question[];
