/** Reads slices of a file on a thread of its own, so that reading and hashing happen at the same time. */
export type SliceRequest = { file: Blob } | { start: number; end: number };
export type SliceAnswer = { bytes: ArrayBuffer } | { failed: unknown };

let file = new Blob();

self.onmessage = async ({ data }: MessageEvent<SliceRequest>) => {
  if ('file' in data) {
    file = data.file;
    return;
  }
  try {
    const bytes = await file.slice(data.start, data.end).arrayBuffer();
    self.postMessage({ bytes } satisfies SliceAnswer, { transfer: [bytes] });
  } catch (failed) {
    self.postMessage({ failed } satisfies SliceAnswer);
  }
};
