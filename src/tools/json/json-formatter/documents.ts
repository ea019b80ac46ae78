import { formatDocument, formatElements } from '@/engines/json';
import { type JsonInput, type JsonInputOptions, readJsonInput } from '@/engines/json/read';
import { result } from '@/kit';

interface WriteOptions {
  indent: number | '\t';
  sortKeys: boolean;
  minify: boolean;
  documents: 'each' | 'array' | 'lines';
}

/** Several documents come out as several, unless one array is wanted; of an array its elements do only when asked for. */
function write({ doc, several }: JsonInput, { indent, sortKeys, minify, documents }: WriteOptions): string {
  const onLines = documents === 'lines';
  const layout = { indent: minify || onLines ? 0 : indent, sortKeys };
  const isSplit = documents === 'each' ? several : onLines && doc.text.startsWith('[', doc.start[0]);
  return isSplit ? formatElements(doc, layout).join('\n') : formatDocument(doc, layout);
}

/** What is more than one plain document of JSON, or is to become more, or is to be read with some indulgence. */
export function layOutDocuments(input: string, reading: JsonInputOptions, wanted: WriteOptions) {
  const read = readJsonInput(input, reading);
  return result(
    read.placed(() => write(read, wanted)),
    { notes: read.notes },
  );
}
