import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the difference between 401 and 403?',
    answer:
      '401 means that the server does not know who you are: log in, or send a valid token. 403 means that it knows, or does not care, and still refuses: other credentials may help, repeating the request will not.',
  },
  {
    question: 'When should an API answer 400, 409 or 422?',
    answer:
      '400 for a request that cannot be understood, such as broken JSON. 422 for one that is understood but whose content makes no sense, such as an end before its start. 409 for one that conflicts with the present state, such as an outdated version.',
  },
  {
    question: 'Which redirect keeps the method of the request?',
    answer:
      '307 and 308 do: a POST stays a POST. 301 and 302 are in practice repeated with GET by browsers. 301 and 308 are permanent and are remembered; 302, 303 and 307 are not.',
  },
  {
    question: 'Is 418 “I’m a teapot” a real status code?',
    answer:
      'It comes from an April joke about coffee pots. The registry keeps it as unused, so that nothing else takes the number, and many servers know it.',
  },
  {
    question: 'Can I paste a whole line?',
    answer:
      'Yes: a status line such as HTTP/1.1 301 Moved Permanently, the answer’s headers below it, a line of an access log or the error of a program. The code in it is looked up.',
  },
] satisfies Question[];
