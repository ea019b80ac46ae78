import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is Basic authentication encrypted?',
    answer:
      'No. The credentials are only Base64, which anyone can decode, as this page does. Only use it over HTTPS, and treat the header like the password itself.',
  },
  {
    question: 'Can the user name or the password contain a colon or an umlaut?',
    answer:
      'The password can contain colons, the user name can’t, because the first colon separates them. Other characters are written in UTF-8, as RFC 7617 recommends; very old servers may expect Latin-1.',
  },
  {
    question: 'Are my credentials stored?',
    answer: 'No. They stay in this page and aren’t stored in the browser, links or history.',
  },
  {
    question: 'How do I use the result with curl or fetch?',
    answer:
      'Copy the header line and pass it as -H "Authorization: Basic …" to curl, or as the Authorization header to fetch. curl -u name:password makes the same header automatically.',
  },
] satisfies Question[];
