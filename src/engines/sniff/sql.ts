/** The ways a statement begins, and what must follow for it to be one and no sentence. */
const STATEMENTS: readonly (readonly [name: string, begins: RegExp, goesOn: RegExp])[] = [
  ['SELECT', /^select\b/i, /^select\s+(?:distinct\s+|top\s+\d+\s+)?\S[\s\S]*?\bfrom\s+[\w"`[(.]/i],
  ['SELECT', /^select\b/i, /^select\s+(?:[\w.]+\(|\d|'|@@)/i],
  ['WITH', /^with\b/i, /^with\s+(?:recursive\s+)?["`\w]+\s*(?:\([^)]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(/i],
  [
    'INSERT',
    /^(?:insert|replace)\b/i,
    /^(?:insert|replace)\s+(?:ignore\s+)?into\s+\S+[\s\S]*?(?:\bvalues\b|\bselect\b|\()/i,
  ],
  ['UPDATE', /^update\b/i, /^update\s+\S+(?:\s+(?:as\s+)?\w+)?\s+set\s+\S+\s*=/i],
  ['DELETE', /^delete\b/i, /^delete\s+from\s+\S+(?:\s*;|\s*$|\s+(?:where|using|as)\b)/i],
  [
    'CREATE',
    /^create\b/i,
    /^create\s+(?:[a-z]+\s+){0,4}?(?:table|view|index|function|procedure|trigger|type|schema|database|sequence|extension|role|user)\s+\S+[\s\S]*?(?:\(|;|\bas\b|\bon\b)/i,
  ],
  [
    'ALTER',
    /^alter\b/i,
    /^alter\s+(?:table|view|index|type|sequence|role|user|database|schema)\s+\S+\s+(?:add|drop|alter|rename|modify|change|set|owner|enable|disable)\b/i,
  ],
  [
    'DROP',
    /^(?:drop|truncate)\b/i,
    /^(?:drop|truncate)\s+(?:table|view|index|database|schema|function|type|sequence)\s+(?:if\s+exists\s+)?["`\w.]+\s*(?:cascade|restrict)?\s*(?:;|$|,)/i,
  ],
  ['MERGE', /^merge\b/i, /^merge\s+into\s+\S+[\s\S]*?\bwhen\b/i],
  [
    'EXPLAIN',
    /^explain\b/i,
    /^explain\s+(?:analyze\s+|verbose\s+|\([^)]*\)\s*)*(?:select|insert|update|delete|with)\b/i,
  ],
  ['GRANT', /^(?:grant|revoke)\b/i, /^(?:grant|revoke)\s+[\w\s,]+\s+on\s+\S+\s+(?:to|from)\s+\S+/i],
];

const KEYWORDS =
  /\b(?:SELECT|FROM|WHERE|JOIN|GROUP BY|ORDER BY|INSERT|INTO|VALUES|UPDATE|SET|DELETE|CREATE|TABLE|ALTER|DROP|WITH|AS|ON|LIMIT|AND|COUNT|NOT NULL|PRIMARY KEY)\b/g;

/** What sentences do not have: signs of comparison, stars, calls, names in quotes, an end. */
const SIGNS = /[*=;(`]|<>|\b\w+\.\w+\b(?!\.\s)|\b(?:where|join|group by|order by|limit)\s+\S/i;

export interface SniffedSql {
  /** How the first statement begins. */
  readonly statement: string;
  /** The dialect it must be of, where that shows. */
  readonly dialect?: 'transactsql' | 'mysql' | 'postgresql';
}

function getDialect(text: string): Pick<SniffedSql, 'dialect'> {
  if (/\[[A-Za-z_]\w*\]|^select\s+top\s|\bNOLOCK\b|^\s*GO\s*$/im.test(text)) return { dialect: 'transactsql' };
  if (/`\w+`|\bAUTO_INCREMENT\b|\bENGINE\s*=/i.test(text)) return { dialect: 'mysql' };
  return /::\w+|\$\$|\bRETURNING\b|\bILIKE\b|\bSERIAL\b/i.test(text) ? { dialect: 'postgresql' } : {};
}

export function sniffSql(text: string): SniffedSql | undefined {
  const bare = text
    .replace(/^(?:\s*--[^\n]*\n|\s*\/\*[\s\S]*?\*\/)+/, '')
    .trimStart()
    .slice(0, 20_000);
  if (!/^[a-z]+\s/i.test(bare)) return undefined;
  const named = STATEMENTS.find(([, begins, continues]) => begins.test(bare) && continues.test(bare));
  if (!named) return undefined;
  const capitals = bare.match(KEYWORDS)?.length ?? 0;
  const isBare = /^SELECT\s+[\d'@]\S*$/.test(bare);
  return capitals >= 2 || isBare || SIGNS.test(bare) ? { statement: named[0], ...getDialect(bare) } : undefined;
}
