export { jsonToCsv, type ToCsvOptions } from './from-json';
export { type CsvOptions, type CsvRow, parseCsv } from './parse';
export { csvToJson, type ToJsonOptions } from './to-json';
export { csvCell, csvLine } from './write';
