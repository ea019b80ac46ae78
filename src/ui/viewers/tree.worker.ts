const parsing = import('@/engines/json/scan');
const documents = import('@/engines/json/document');

self.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  try {
    const [{ parseJson }, { transferables }] = await Promise.all([parsing, documents]);
    const { text: _, ...arrays } = parseJson(data, { allowComments: true });
    // The text is known on the other side; sending it back would copy it.
    self.postMessage({ arrays }, { transfer: transferables({ ...arrays, text: '' }) });
  } catch (error) {
    self.postMessage({ message: error instanceof Error ? error.message : String(error) });
  }
});
