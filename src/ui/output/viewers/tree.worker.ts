import type { JsonDocument } from '@/engines/json/document';

const parsing = import('@/engines/json/scan');
const documents = import('@/engines/json/document');

const OPTIONS = { allowComments: true };

async function read(text: string): Promise<JsonDocument> {
  const { parseJson } = await parsing;
  try {
    return parseJson(text, OPTIONS);
  } catch (error) {
    const { readDocuments } = await import('@/engines/json/documents');
    const several = readDocuments(text, OPTIONS);
    if (!several) throw error;
    return several.doc;
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  try {
    const { transferables } = await documents;
    const { text, ...arrays } = await read(data);
    // A text that is known on the other side would only be copied.
    self.postMessage({ arrays, ...(text !== data && { text }) }, { transfer: transferables({ ...arrays, text: '' }) });
  } catch (error) {
    self.postMessage({ message: error instanceof Error ? error.message : String(error) });
  }
});
