import { type MarkupStyle, prepareTable, type Side, type TableLook, withPrefix } from './draw';
import { textWidth } from './width';

interface MarkupTable {
  rows: readonly (readonly string[])[];
  sides: readonly Side[];
  header: boolean;
}

const LATEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
export const escapeLatex = (text: string): string =>
  text.replace(/[&%$#_{}]|[\\~^]/g, (sign) => LATEX[sign] ?? `\\${sign}`);

/** What would be read as a sign of the language itself. */
const ESCAPES: Readonly<Record<MarkupStyle, (cell: string) => string>> = {
  markdown: (cell) => cell.replace(/[\\|]/g, '\\$&'),
  // An empty first cell would continue the row above.
  rst: (cell) => cell.replace(/[\\*`|_]/g, '\\$&'),
  org: (cell) => cell.replace(/\|/g, '\\vert{}'),
  mediawiki: (cell) => cell.replace(/\|/g, '{{!}}').replace(/^(?=[-+}])/, ' '),
  // Two backslashes are a line break there.
  jira: (cell) => cell.replace(/\\/g, '&#92;').replace(/[|{}[\]]/g, '\\$&') || ' ',
  asciidoc: (cell) => cell.replace(/\|/g, '\\|'),
  latex: escapeLatex,
};

const pad = (text: string, width: number, side: Side): string => {
  const room = Math.max(0, width - textWidth(text));
  const before = side === 'left' ? 0 : side === 'right' ? room : Math.floor(room / 2);
  return ' '.repeat(before) + text + ' '.repeat(room - before);
};

/** A table in a language for documents. */
export function writeTable(rows: readonly (readonly string[])[], style: MarkupStyle, look: TableLook): string {
  const { texts, sides } = prepareTable(rows, look);
  if (sides.length === 0) return '';
  return withPrefix(writeMarkup({ rows: texts, sides, header: look.header }, style), look);
}

function writeMarkup({ rows, sides, header }: MarkupTable, style: MarkupStyle): string {
  const cells = rows.map((row) => row.map(ESCAPES[style]));
  const widths = sides.map((_, at) => Math.max(3, ...cells.map((row) => textWidth(row[at]!))));
  const line = (row: readonly string[]) => row.map((cell, at) => pad(cell, widths[at]!, sides[at]!));
  switch (style) {
    case 'markdown': {
      // It knows no table without a heading.
      const [head, ...body] = header ? cells : [sides.map(() => ''), ...cells];
      const rule = sides.map((side, at) => {
        const dashes = '-'.repeat(widths[at]! - (side === 'left' ? 0 : side === 'right' ? 1 : 2));
        return `${side === 'center' ? ':' : ''}${dashes}${side === 'left' ? '' : ':'}`;
      });
      return [line(head!), rule, ...body.map(line)].map((row) => `| ${row.join(' | ')} |`).join('\n');
    }
    case 'rst': {
      const rule = widths.map((width) => '='.repeat(width)).join('  ');
      const drawn = cells.map((row) =>
        line(row[0] === '' ? ['\\', ...row.slice(1)] : row)
          .join('  ')
          .trimEnd(),
      );
      return [rule, ...(header ? [drawn[0]!, rule, ...drawn.slice(1)] : drawn), rule].join('\n');
    }
    case 'org': {
      const drawn = cells.map((row) => `| ${line(row).join(' | ')} |`);
      const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('+')}|`;
      return (header ? [drawn[0]!, rule, ...drawn.slice(1)] : drawn).join('\n');
    }
    case 'mediawiki': {
      const written = (row: readonly string[], mark: string) =>
        row
          .map((cell, at) =>
            `${mark} ${sides[at] === 'left' ? '' : `style="text-align: ${sides[at]}" | `}${cell}`.trimEnd(),
          )
          .join('\n');
      return [
        '{| class="wikitable"',
        ...cells.map((row, at) => `|-\n${written(row, header && at === 0 ? '!' : '|')}`),
        '|}',
      ].join('\n');
    }
    case 'jira':
      return cells
        .map((row, at) => {
          const mark = header && at === 0 ? '||' : '|';
          return `${mark}${row.join(mark)}${mark}`;
        })
        .join('\n');
    case 'asciidoc': {
      const columns = sides.map((side) => ({ left: '<', center: '^', right: '>' })[side]).join(',');
      const drawn = cells.map((row) => row.map((cell) => `| ${cell}`.trimEnd()).join(' '));
      return [`[cols="${columns}"${header ? ',options="header"' : ''}]`, '|===', ...drawn, '|==='].join('\n');
    }
    case 'latex': {
      const drawn = cells.map((row) => `${line(row).join(' & ').trimEnd()} \\\\`);
      const body = header ? [drawn[0]!, '\\hline', ...drawn.slice(1)] : drawn;
      return [
        `\\begin{tabular}{${sides.map((side) => side[0]).join('')}}`,
        '\\hline',
        ...body,
        '\\hline',
        '\\end{tabular}',
      ].join('\n');
    }
  }
}
