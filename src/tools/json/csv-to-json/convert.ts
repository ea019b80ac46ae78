import { getDialect, nameOfDelimiter, nameOfQuote } from '@/engines/csv/dialect';
import { parseCsv } from '@/engines/csv/parse';
import { csvToJson, type ToJsonOptions } from '@/engines/csv/to-json';
import { grouped } from '@/engines/number/grouped';

export interface CsvData {
  /** What the cells were parted by, and what they were quoted with; '' for nothing. */
  delimiter: string;
  quote: string;
  /** Where the rows begin: behind a line that names the delimiter. */
  start: number;
  columns: readonly string[];
  rows: number;
}

interface CsvOptions extends Omit<ToJsonOptions, 'delimiter' | 'names'> {
  /** Found out where it is not said. */
  delimiter: string | undefined;
  quote: string | undefined;
  /** Names as they were typed, parted by commas. */
  names: string;
}

const PARTED: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

export function convertCsv(input: string, wanted: CsvOptions, progress: (done: number) => void) {
  const found = getDialect(input);
  const { delimiter = found.delimiter, quote = found.quote } = wanted;
  // The line that names a delimiter is one of the table's where nobody was to look for it.
  const start = wanted.delimiter === undefined ? found.start : 0;
  const [names] = [...parseCsv(wanted.names, { delimiter: ',', trim: true })];
  const { text, rows, columns, notes } = csvToJson(
    input,
    { ...wanted, delimiter, quote, from: start, names: names?.cells },
    progress,
  );
  const message: string[] = [];
  if (wanted.delimiter === undefined && delimiter !== ',')
    message.push(
      `Separated by ${PARTED[delimiter] ?? nameOfDelimiter(delimiter)}, ${start > 0 ? 'as the first line says' : 'as the rows show'}.`,
    );
  if (wanted.delimiter !== undefined && delimiter !== found.delimiter && columns.length === 1)
    message.push(`There is only one column. ${nameOfDelimiter(found.delimiter)} as the Delimiter would fit better.`);
  if (wanted.quote === undefined && quote === "'") message.push('Cells are in single quotes.');
  const facts = [
    { label: 'Rows', value: grouped(rows) },
    { label: 'Columns', value: grouped(columns.length) },
    { label: 'Delimiter', value: nameOfDelimiter(delimiter) },
    { label: 'Quotes', value: nameOfQuote(quote) },
  ];
  const data: CsvData = { delimiter, quote, start, columns, rows };
  return { text, facts, notes: [...message, ...notes], data };
}
