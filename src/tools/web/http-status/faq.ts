import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the difference between 401 and 403?',
    answer:
      '401 means the server doesn’t know who you are: log in, or send a valid token. 403 means it still refuses: other credentials may help, repeating the request won’t.',
  },
  {
    question: 'When should an API answer 400, 409 or 422?',
    answer:
      '400 if the request can’t be understood, such as broken JSON. 422 if it’s understood but makes no sense, such as an end before its start. 409 if it conflicts with the current state, such as an outdated version.',
  },
  {
    question: 'Which redirect keeps the request method?',
    answer:
      '307 and 308 do: a POST stays a POST. In practice, browsers repeat 301 and 302 with GET. 301 and 308 are permanent and are remembered; 302, 303 and 307 are not.',
  },
  {
    question: 'Is 418 “I’m a teapot” a real status code?',
    answer:
      'It’s from an April Fools’ joke about coffee pots. The registry lists it as unused so that nothing else takes the number, and many servers support it.',
  },
  {
    question: 'What are 499, 444 and 520?',
    answer:
      'Codes that servers made up: 499 and 444 stand in nginx’s log, 520 to 530 come from Cloudflare, 440 and 449 from IIS, 460 to 464 from AWS. They’re found when you search for them; Servers’ Own Codes puts them all into the list.',
  },
  {
    question: 'Can I paste a whole line?',
    answer:
      'Yes: a status line such as HTTP/1.1 301 Moved Permanently, response headers below it, an access log line or a program’s error. The code in it is looked up.',
  },
] satisfies Question[];
