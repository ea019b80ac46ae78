import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does Max Depth mean?',
    answer:
      'How deep objects and lists are nested. 1 is a flat object; at 2 some fields are objects or lists, and so on up to 5.',
  },
  {
    question: 'Can I get many documents at once?',
    answer:
      'Yes. A Count above 1 writes one document per line: JSON Lines, which databases, log tools and every JSON tool here can read. Use Documents for one array instead.',
  },
  {
    question: 'Are the people and addresses real?',
    answer:
      'No. Names are random combinations, email addresses use example.com and similar, and phone numbers are from the range reserved for fiction.',
  },
  {
    question: 'How do I keep the same data for my tests?',
    answer:
      'Enter a seed. The same seed and options make the same document each time, so you can share the link instead of a file.',
  },
  {
    question: 'How do I describe my own fields?',
    answer:
      'Choose Own fields. The form has a row for each: name, type, arguments, and behind the dots unique, nulls and list. Text shows the same as lines: name: full name, email: email(name), plan: one of(free 60, pro 30), spend: normal(40, 12), since: date(2020-01-01, 2026-01-01), code: regex([A-Z]{3}-\\d{4}). unique and nulls 20% go behind the type, tags[0-3]: word is a list, indented lines are an object. A JSON Schema works too.',
  },
  {
    question: 'Which types of fields are there?',
    answer:
      'regex, sequence, uuid, object id, hash, integer, decimal, price, normal, percent, boolean, digit, digits, full name, first name, family name, email, user name, gender, age, phone, job title, company, department, language, street address, city, country, country code, postal code, latitude, longitude, time zone, url, domain, ipv4, ipv6, mac, port, http status, mime type, file name, semver, product, material, color, hex color, animal, currency code, credit card, iban, isbn, status, month, weekday, date, date time, time, timestamp, word, words, sentence, paragraph, one of, constant, null, field.',
  },
  {
    question: 'Which formats can my records have?',
    answer:
      'JSON, JSON Lines, CSV, TSV, XML and SQL inserts for PostgreSQL, MySQL, SQLite and SQL Server: 10,000 records on the page, 100,000 on the command line, the same again from the same seed.',
  },
] satisfies Question[];
