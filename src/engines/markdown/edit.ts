/** A piece of a text replaced, and what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

export type Command = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'link' | 'image' | 'code';

/** How many of a sign stand directly before or after a place. */
function run(text: string, at: number, step: 1 | -1, sign: string): number {
  let count = 0;
  while (text[step === 1 ? at + count : at - 1 - count] === sign) count++;
  return count;
}

/** Puts stars around the selection, or takes them away where they are. */
function emphasize(text: string, from: number, to: number, size: 1 | 2, sample: string): Edit {
  const chosen = text.slice(from, to);
  const stars = Math.min(run(text, from, -1, '*'), run(text, to, 1, '*'));
  // One star is italic, two are bold, three are both.
  const present = size === 1 ? stars === 1 || stars >= 3 : stars >= 2;
  if (present)
    return { from: from - size, to: to + size, insert: chosen, selectFrom: from - size, selectTo: to - size };
  const inner = chosen.trim();
  const before = inner === '' ? chosen : chosen.slice(0, chosen.length - chosen.trimStart().length);
  const after = inner === '' ? '' : chosen.slice(chosen.trimEnd().length);
  const content = inner || sample;
  const signs = '*'.repeat(size);
  const start = from + before.length + size;
  return {
    from,
    to,
    insert: before + signs + content + signs + after,
    selectFrom: start,
    selectTo: start + content.length,
  };
}

/** Whole lines that the selection touches; one that ends at the start of a line does not touch it. */
function linesAt(text: string, from: number, to: number): [start: number, end: number] {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to;
  const end = text.indexOf('\n', last);
  return [from === 0 ? 0 : start, end === -1 ? text.length : end];
}

/** Empty lines among others stay as they are. */
function eachLine(text: string, from: number, to: number, change: (line: string) => string): Edit {
  const [start, end] = linesAt(text, from, to);
  const lines = text.slice(start, end).split('\n');
  const insert = lines.map((line) => (line.trim() === '' && lines.length > 1 ? line : change(line))).join('\n');
  const selectTo = start + insert.length;
  return { from: start, to: end, insert, selectFrom: lines.length > 1 ? start : selectTo, selectTo };
}

const HEADING = /^(#{1,6})[ \t]+/;
const ITEM = { bullets: /^(\s*)[-*+] /, numbers: /^(\s*)\d+[.)] / } as const;

/** None, then #, ##, ### and none again. */
const nextHeading = (line: string): string => {
  const level = HEADING.exec(line)?.[1]?.length ?? 0;
  const bare = line.replace(HEADING, '');
  return level >= 3 ? bare : `${'#'.repeat(level + 1)} ${bare}`;
};

function list(text: string, from: number, to: number, kind: keyof typeof ITEM): Edit {
  const [start, end] = linesAt(text, from, to);
  const filled = text
    .slice(start, end)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const isList = filled.length > 0 && filled.every((line) => ITEM[kind].test(line));
  let number = 0;
  return eachLine(text, from, to, (line) => {
    if (isList) return line.replace(ITEM[kind], '$1');
    const bare = line.replace(ITEM.bullets, '$1').replace(ITEM.numbers, '$1');
    return bare.replace(/^\s*/, (indent) => `${indent}${kind === 'bullets' ? '-' : `${++number}.`} `);
  });
}

function codeBlock(text: string, from: number, to: number): Edit {
  const [start, end] = linesAt(text, from, to);
  const chosen = text.slice(start, end);
  let longest = 2;
  for (const [, ticks] of chosen.matchAll(/^\s*(`{3,})/gm)) longest = Math.max(longest, ticks!.length);
  // Longer than any fence inside.
  const fence = '`'.repeat(longest + 1);
  const at = start + fence.length + 1;
  return {
    from: start,
    to: end,
    insert: `${fence}\n${chosen}\n${fence}`,
    selectFrom: at,
    selectTo: at + chosen.length,
  };
}

const escapeLabel = (label: string): string => label.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ');

function reference(text: string, from: number, to: number, open: '[' | '![', sample: string): Edit {
  const chosen = text.slice(from, to).trim();
  const isAddress = /^(?:https?:\/\/|mailto:)\S+$/i.test(chosen);
  const named = chosen !== '' && !isAddress;
  const label = named ? escapeLabel(chosen) : sample;
  const address = isAddress ? chosen.replace(/[()\\]/g, '\\$&') : 'https://';
  // What is left to be filled in is selected.
  const selectFrom = from + open.length + (named ? label.length + 2 : 0);
  return {
    from,
    to,
    insert: `${open}${label}](${address})`,
    selectFrom,
    selectTo: selectFrom + (named ? address : label).length,
  };
}

/** What a button of a toolbar does to the selection. */
export function editMarkdown(command: Command, text: string, from: number, to: number): Edit {
  switch (command) {
    case 'bold':
      return emphasize(text, from, to, 2, 'bold');
    case 'italic':
      return emphasize(text, from, to, 1, 'italic');
    case 'heading':
      return eachLine(text, from, to, nextHeading);
    case 'bullets':
    case 'numbers':
      return list(text, from, to, command);
    case 'code':
      return codeBlock(text, from, to);
    case 'link':
      return reference(text, from, to, '[', 'text');
    case 'image':
      return reference(text, from, to, '![', 'description');
  }
}

/** A picture as Markdown that carries it. */
export const inlineImage = (name: string, address: string): string =>
  `![${escapeLabel(name.replace(/\.[^.]*$/, ''))}](${address})`;
