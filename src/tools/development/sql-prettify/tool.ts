import { DIALECTS } from '@/engines/sql/dialects';
import { choice, code, defineTool, integer, summary, text, toggle } from '@/kit';

/** How a statement is said to be about its tables. */
const VERBS: Readonly<Record<string, string>> = {
  SELECT: 'SELECT from',
  WITH: 'SELECT from',
  INSERT: 'INSERT into',
  DELETE: 'DELETE from',
  UPDATE: 'UPDATE of',
  CREATE: 'CREATE TABLE',
};

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
    indentWith: choice('Indent With', { spaces: 'Spaces', tabs: 'Tabs' }, 'spaces', {
      when: { indentStyle: 'standard' },
      extra: true,
    }),
    logicalOperators: choice('AND and OR', { before: 'Begin lines', after: 'End lines' }, 'before', { extra: true }),
    expressionWidth: integer('Longest Brackets', 50, {
      min: 45,
      max: 200,
      hint: 'Up to how many characters stay on one line',
      extra: true,
    }),
    blankLines: integer('Lines Between Statements', 1, { min: 0, max: 5, extra: true }),
    semicolonOnNewLine: toggle('Semicolon on Its Own Line', false, { extra: true }),
  },
  output: code('sql', { label: 'Prettified', download: 'prettified.sql' }),
  action: 'Prettify SQL',
  heavy: true,
  prepare: () => import('@/engines/sql/prettify'),
  async run(input, { indentWith, ...options }) {
    const { prettify } = await import('@/engines/sql/prettify');
    return prettify(input, { ...options, tabs: indentWith === 'tabs' });
  },
  summarize({ shown }) {
    const text = shown.kind === 'code' ? shown.value.slice(0, 20_000) : '';
    const [, verb] = /^\s*(?:--[^\n]*\n\s*)*([A-Za-z]+)/.exec(text) ?? [];
    const tables = [
      ...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|TABLE(?:\s+IF(?:\s+NOT)?\s+EXISTS)?)\s+([\w.$"`[\]]+)/gi),
    ];
    if (verb === undefined || tables.length === 0) return undefined;
    const names = [...new Set(tables.map(([, name]) => name!.replace(/["`[\]]/g, '')))];
    return summary(
      `${VERBS[verb.toUpperCase()] ?? `${verb.toUpperCase()} on`} ${names.join(', ')}`,
      text.replace(/\s+/g, ' ').slice(0, 200),
    );
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
