import { sniffSql } from '@/engines/sniff/sql';
import { defineDetect } from '@/kit/detect/guess';

/** What no other database has, to the letter. */
const CLICKHOUSE =
  /\b(?:LowCardinality|Nullable|AggregateFunction|FixedString)\(|\bU?Int(?:8|16|32|64|128|256)\b|\bDateTime64\b|\bPREWHERE\b|\bENGINE\s*=?\s*\w*MergeTree\b/;

export default defineDetect((text) => {
  const sniffed = sniffSql(text);
  if (!sniffed) return undefined;
  const dialect = CLICKHOUSE.test(text.slice(0, 20_000)) ? 'clickhouse' : sniffed.dialect;
  return { score: 0.95, why: `SQL, ${sniffed.statement}`, ...(dialect && { options: { dialect } }) };
});
