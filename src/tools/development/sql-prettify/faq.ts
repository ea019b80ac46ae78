import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which dialect should I choose?',
    answer:
      'The one for your database: it decides how strings, names and comments are quoted and which words are keywords. Standard SQL is fine for simple statements; T-SQL is for SQL Server, PL/SQL for Oracle.',
  },
  {
    question: 'Can formatting change what a query does?',
    answer:
      'No. Only white space changes, and keyword case if you want; names, data types and functions keep theirs, even if a column is named like a keyword. The result is parsed again with the chosen dialect: if any operator, string, parameter or comment differs, you get an error that says where.',
  },
  {
    question: 'Does it handle case-sensitive names in ClickHouse?',
    answer:
      'Yes. Keyword Case only changes keywords: data types such as UInt64 and LowCardinality(String), functions, engines, formats, tables and columns stay as you wrote them. Names are recognized by position, so columns called type, table, end or time are safe too.',
  },
  {
    question: 'Does it support templates such as dbt and Jinja?',
    answer:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: shown as it is.
      'Placeholders like {{ ref("orders") }}, {% if %} and ${name} stay as they are, and so are parameters such as :id, @id, $1, ? and %s. So do numbered ones such as ?1, except in PostgreSQL and ClickHouse, where ? is an operator.',
  },
  {
    question: 'How long can it be?',
    answer:
      'Up to 500,000 words and symbols, where a short list of values counts as one, and 500 nested brackets. Anything above that is an error.',
  },
  {
    question: 'Are my queries sent to a server?',
    answer: 'No. They’re formatted in your browser and only leave it if you copy or share them.',
  },
] satisfies Question[];
