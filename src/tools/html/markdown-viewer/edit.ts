import type { Edit } from '@/ui/markdown/useMarkdownEditor';

export type Command = 'bold' | 'italic' | 'link' | 'image' | 'bullets' | 'numbers' | 'code';

/** Puts signs around the selection, or takes them away where they are. */
function around(text: string, from: number, to: number, sign: string, sample: string): Edit {
  const size = sign.length;
  const chosen = text.slice(from, to);
  const mark = sign[0]!;
  const outside = text.slice(from - size, from) === sign && text.slice(to, to + size) === sign;
  // One star is not taken from two.
  const longer = sign.length === 1 && text[from - 2] === mark && text[from - 3] !== mark;
  if (outside && from >= size && !longer)
    return { from: from - size, to: to + size, insert: chosen, selectFrom: from - size, selectTo: to - size };
  const [, before, inner, after] = /^(\s*)(.*?)(\s*)$/s.exec(chosen)!;
  const content = inner === '' ? sample : inner!;
  const start = from + before!.length + size;
  return {
    from,
    to,
    insert: before + sign + content + sign + after,
    selectFrom: start,
    selectTo: start + content.length,
  };
}

/** Whole lines that the selection touches. */
function linesAt(text: string, from: number, to: number): [start: number, end: number] {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  // A selection that ends at the start of a line does not touch it.
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to;
  const end = text.indexOf('\n', last);
  return [start, end === -1 ? text.length : end];
}

const ITEM = { bullets: /^(\s*)[-*+] /, numbers: /^(\s*)\d+[.)] / } as const;

function list(text: string, from: number, to: number, kind: 'bullets' | 'numbers'): Edit {
  const [start, end] = linesAt(text, from, to);
  const lines = text.slice(start, end).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const isList = filled.length > 0 && filled.every((line) => ITEM[kind].test(line));
  let number = 0;
  const insert = lines
    .map((line) => {
      if (isList) return line.replace(ITEM[kind], '$1');
      if (line.trim() === '' && lines.length > 1) return line;
      const bare = line.replace(ITEM.bullets, '$1').replace(ITEM.numbers, '$1');
      return bare.replace(/^\s*/, (indent) => `${indent}${kind === 'bullets' ? '-' : `${++number}.`} `);
    })
    .join('\n');
  const place = lines.length > 1 ? { selectFrom: start } : { selectFrom: start + insert.length };
  return { from: start, to: end, insert, ...place, selectTo: start + insert.length };
}

function codeBlock(text: string, from: number, to: number): Edit {
  const [start, end] = linesAt(text, from, to);
  const chosen = text.slice(start, end);
  // Longer than any fence inside.
  const fence = '`'.repeat(Math.max(3, ...[...chosen.matchAll(/^\s*(`{3,})/gm)].map(([, ticks]) => ticks!.length + 1)));
  const gap = start > 0 && text[start - 2] !== '\n' && chosen.trim() !== '' && start > 1 ? '\n' : '';
  const at = start + gap.length + fence.length + 1;
  return {
    from: start,
    to: end,
    insert: `${gap}${fence}\n${chosen}\n${fence}`,
    selectFrom: at,
    selectTo: at + chosen.length,
  };
}

function reference(text: string, from: number, to: number, kind: 'link' | 'image'): Edit {
  const chosen = text.slice(from, to);
  const isAddress = /^(?:https?:\/\/|mailto:)\S+$/i.test(chosen.trim());
  const label =
    isAddress || chosen === '' ? (kind === 'link' ? 'text' : 'description') : chosen.replace(/[[\]]/g, '\\$&');
  const address = isAddress ? chosen.trim().replace(/[()]/g, '\\$&') : 'https://';
  const open = kind === 'link' ? '[' : '![';
  const insert = `${open}${label}](${address})`;
  // What is left to be filled in is selected.
  const selectFrom = isAddress || chosen === '' ? from + open.length : from + open.length + label.length + 2;
  const selectTo = isAddress || chosen === '' ? selectFrom + label.length : selectFrom + address.length;
  return { from, to, insert, selectFrom, selectTo };
}

/** What a button of the toolbar does to the selection. */
export function editText(command: Command, text: string, from: number, to: number): Edit {
  switch (command) {
    case 'bold':
      return around(text, from, to, '**', 'bold');
    case 'italic':
      return around(text, from, to, '*', 'italic');
    case 'bullets':
    case 'numbers':
      return list(text, from, to, command);
    case 'code':
      return codeBlock(text, from, to);
    default:
      return reference(text, from, to, command);
  }
}
