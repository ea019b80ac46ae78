import { DIALECTS } from '@/engines/sql/dialects';
import { choice, code, defineTool, integer, text } from '@/kit';

export default defineTool({
  input: text('Input', {
    language: 'sql',
    accept: '.sql,.txt',
    placeholder: 'select id, name from users where active = 1',
  }),
  options: {
    dialect: choice('Dialect', DIALECTS, 'sql'),
    keywordCase: choice('Keyword Case', { upper: 'Upper', lower: 'Lower', preserve: 'Preserve' }, 'upper'),
    indentStyle: choice(
      'Indent Style',
      { standard: 'Standard', tabularLeft: 'Tabular, left', tabularRight: 'Tabular, right' },
      'standard',
    ),
    indentSize: integer('Indent Size', 2, { min: 1, max: 8, when: { indentStyle: 'standard' } }),
  },
  output: code('sql', { label: 'Prettified', download: 'prettified.sql' }),
  action: 'Prettify SQL',
  heavy: true,
  prepare: () => import('@/engines/sql/prettify'),
  async run(input, options) {
    const { prettify } = await import('@/engines/sql/prettify');
    return prettify(input, options);
  },
  examples: [
    {
      title: 'A join',
      input:
        "select u.name, count(*) as orders from users u left join orders o on o.user_id = u.id where u.active = 1 and o.state in ('paid','sent') group by u.name order by 2 desc",
      output: `SELECT
  u.name,
  count(*) AS orders
FROM
  users u
  LEFT JOIN orders o ON o.user_id = u.id
WHERE
  u.active = 1
  AND o.state IN ('paid', 'sent')
GROUP BY
  u.name
ORDER BY
  2 DESC`,
    },
    {
      title: 'ClickHouse, names as they are',
      input: 'select type, toUInt64(time) as end from events s final where table = 1 and type in (1,2)',
      options: { dialect: 'clickhouse' },
      output: `SELECT
  type,
  toUInt64(time) AS end
FROM
  events s FINAL
WHERE
  table = 1
  AND type IN (1, 2)`,
    },
    {
      title: 'An insert',
      input: "insert into pets (name, kind) values ('Rex','dog'),('Tom','cat')",
      output: "INSERT INTO\n  pets (name, kind)\nVALUES\n  ('Rex', 'dog'),\n  ('Tom', 'cat')",
    },
  ],
});
