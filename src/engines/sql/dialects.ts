/** The formatter's name of each dialect, and ours. */
export const DIALECTS = {
  sql: 'Standard SQL',
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  transactsql: 'SQL Server (T-SQL)',
  plsql: 'Oracle (PL/SQL)',
  sqlite: 'SQLite',
  bigquery: 'BigQuery',
  snowflake: 'Snowflake',
  redshift: 'Redshift',
  clickhouse: 'ClickHouse',
  duckdb: 'DuckDB',
  spark: 'Spark',
  hive: 'Hive',
  trino: 'Trino / Presto',
  db2: 'Db2',
  db2i: 'Db2 for i',
  n1ql: 'N1QL (Couchbase)',
  singlestoredb: 'SingleStoreDB',
  tidb: 'TiDB',
} as const;
export type Dialect = keyof typeof DIALECTS;
