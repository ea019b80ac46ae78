const words = (text: string) => new Set(text.trim().split(/\s+/));

/** No dialect lets these be a name without quotes. */
export const RESERVED = words(`
  all alter and any as asc between by case check constraint create cross current_date current_time current_timestamp
  current_user default deferrable delete desc distinct drop else end enforced except exists false fetch for foreign from
  full grant group having if in inner insert intersect into is join lateral left like limit localtime localtimestamp
  natural not null on or order outer primary references right select session_user set some system_user table then to true
  truncate union unique update using values when where window with
`);
