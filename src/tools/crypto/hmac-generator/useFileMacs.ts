import { useCallback, useEffect, useRef, useState } from 'react';
import { runFile } from '@/families/digest/run-file';
import type { ToolOptions } from '@/kit/tool';
import type tool from './tool';

type HmacTool = typeof tool;

export interface FileMac {
  /** In Hex. */
  mac?: string;
  error?: Error;
}

/** A key is typed letter by letter; a large file is not read for each of them. */
const PAUSE_MS = 300;

/** Signs files one after the other, anew for another key or function. */
export function useFileMacs(
  slug: string,
  tool: HmacTool,
  files: readonly File[],
  options: ToolOptions<HmacTool> | undefined,
) {
  const [macs, setMacs] = useState<ReadonlyMap<File, FileMac>>(new Map());
  const [current, setCurrent] = useState<{ progress: number | undefined }>();
  const work = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    work.current?.abort();
    setCurrent(undefined);
  }, []);
  const start = useCallback(async () => {
    stop();
    setMacs(new Map());
    if (files.length === 0 || !options) return;
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    const done = new Map<File, FileMac>();
    for (const file of files) {
      setCurrent({ progress: undefined });
      const onProgress = (progress: number) => setCurrent({ progress });
      const ran = await runFile(tool, { slug, input: file, options }, { signal, onProgress });
      if (!ran) return;
      done.set(file, 'error' in ran ? ran : { mac: ran.data.hmac });
      setMacs(new Map(done));
    }
    setCurrent(undefined);
  }, [slug, tool, files, options, stop]);

  useEffect(() => {
    const timer = setTimeout(start, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [start]);
  useEffect(() => stop, [stop]);

  return { macs, current, start, stop };
}
