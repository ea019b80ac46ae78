import { useCallback, useEffect, useRef, useState } from 'react';
import { decodeHex } from '@/engines/bytes';
import { ANY_HASH_NAMES, type AnyHashName, getNames } from '@/engines/hash/algorithms';
import { runFile } from '@/families/digest/run-file';
import { initialValues } from '@/kit/option';
import type { ToolData, ToolOptions } from '@/kit/tool';
import type { Digests } from './checksum';
import type tool from './tool';

type HashTool = typeof tool;
export type Algorithm = ToolOptions<HashTool>['algorithm'];

export interface FileState {
  digests: Digests;
  error?: Error;
}

export function readDigests(data: ToolData<HashTool> | undefined): Digests {
  const digests: Partial<Record<AnyHashName, Uint8Array>> = {};
  for (const name of ANY_HASH_NAMES) {
    const written = data?.digests[name];
    if (written !== undefined) digests[name] = decodeHex(written);
  }
  return digests;
}

/** What decides the digests. How they are shown, and what is expected of them, needs no second hashing. */
export const hashedBy = (tool: HashTool, algorithm: Algorithm) => ({ ...initialValues(tool.options), algorithm });

/** Hashes files one after the other. Each is read once: another encoding, or fewer algorithms, need no second reading. */
export function useFileDigests(slug: string, tool: HashTool, files: readonly File[], algorithm: Algorithm) {
  const [states, setStates] = useState<ReadonlyMap<File, FileState>>(new Map());
  const [current, setCurrent] = useState<{ file: File; progress: number | undefined }>();
  const work = useRef<{ controller: AbortController; file: File | undefined; algorithm: Algorithm }>(undefined);
  const wanted = useRef({ files, algorithm, states });
  wanted.current = { files, algorithm, states };

  const stop = useCallback(() => {
    work.current?.controller.abort();
    work.current = undefined;
    setCurrent(undefined);
  }, []);

  const start = useCallback(async () => {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    const mine = { controller, file: undefined as File | undefined, algorithm: wanted.current.algorithm };
    work.current = mine;
    const settled = new Map(wanted.current.states);
    // What failed before is tried again.
    for (const [file, { error }] of settled) if (error) settled.delete(file);

    const isDone = (file: File) => {
      const state = settled.get(file);
      return state && (state.error || getNames(mine.algorithm).every((name) => state.digests[name]));
    };
    for (;;) {
      // Files may be added while the work is under way.
      const file = wanted.current.files.find((one) => !isDone(one));
      if (!file) break;
      mine.file = file;
      setCurrent({ file, progress: undefined });
      const onProgress = (progress: number) => setCurrent({ file, progress });
      const job = { slug, input: file, options: hashedBy(tool, mine.algorithm) };
      const ran = await runFile(tool, job, { signal, onProgress });
      if (!ran) return;
      settled.set(
        file,
        'error' in ran
          ? { digests: {}, error: ran.error }
          : { digests: { ...settled.get(file)?.digests, ...readDigests(ran.data) } },
      );
      setStates(new Map(settled));
    }
    stop();
  }, [slug, tool, stop]);

  useEffect(() => {
    const under = work.current;
    if (under?.file && files.includes(under.file) && under.algorithm === algorithm) return;
    if (files.length > 0) start();
    else stop();
  }, [files, algorithm, start, stop]);
  useEffect(() => stop, [stop]);

  return { states, current, start, stop };
}
