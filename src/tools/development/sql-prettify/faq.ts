import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which dialect should I choose?',
    answer:
      'The one of your database: it decides how strings, names and comments are quoted and which words are keywords. Standard SQL does for simple statements; T-SQL is for SQL Server, PL/SQL for Oracle.',
  },
  {
    question: 'Can formatting change what a query does?',
    answer:
      'No. Only white space and, if you ask for it, the case of keywords change; names, data types and functions keep theirs, also where a column is called like a keyword. Operators, strings, parameters and comments are read as the chosen dialect reads them and stay whole, and the result is read again: if a single one differs, it is not shown and a message says where.',
  },
  {
    question: 'Does it know that names in ClickHouse count by case?',
    answer:
      'Yes. Keyword Case changes keywords alone: data types such as UInt64 and LowCardinality(String), functions, engines, formats, tables and columns stay as you wrote them. A word is told to be a name by where it stands, so columns called type, table, end or time are safe too.',
  },
  {
    question: 'Does it take templates such as dbt and Jinja?',
    answer:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: shown as it is.
      'Placeholders like {{ ref("orders") }}, {% if %} and ${name} are kept as they are, and so are parameters such as :id, @id, $1, ? and %s. Numbered ones such as ?1 are too, except in PostgreSQL and ClickHouse, where ? is an operator.',
  },
  {
    question: 'How long may it be?',
    answer:
      'Up to 500,000 words and signs, where a short list of values counts as one, and 500 brackets within each other. What is longer or deeper is refused with a message.',
  },
  {
    question: 'Are my queries sent to a server?',
    answer: 'No. They are formatted in this browser and leave it only if you copy or share them.',
  },
] satisfies Question[];
