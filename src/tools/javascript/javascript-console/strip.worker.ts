import { InputError } from '@/engines/input-error';

const engine = import('@/engines/format/strip-types');
self.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  const { stripTypes } = await engine;
  self.postMessage(
    await stripTypes(data).then(
      (code) => ({ code }),
      (error) => (error instanceof InputError ? { message: error.message, details: error.details } : undefined),
    ),
  );
});
