import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'SQL Prettify',
  description:
    'Format SQL in 20 dialects, from PostgreSQL and MySQL to BigQuery and Snowflake, with keyword case and indent style.',
  keywords: [
    'sql formatter',
    'sql beautifier',
    'pretty print sql',
    'postgres',
    'mysql',
    'tsql',
    'clickhouse',
    'query formatter',
    'format sql',
    'sql query',
  ],
  icon: 'database',
  popularity: 2,
  opens: ['.sql'],
  related: ['json-formatter', 'code-beautifier', 'css-formatter', 'text-diff-checker'],
});
