import { useCallback, useEffect, useRef, useState } from 'react';
import type { Chain, Definitions } from '@/kit/chain/chain';
import { type ChainEvent, ChainRunner } from '@/kit/chain/runner';
import { pipedToBytes } from '@/kit/piped-value';

export interface FileResult {
  readonly file: File;
  readonly bytes?: Uint8Array;
  readonly error?: string;
  /** From 0. */
  readonly step?: number;
}

/** Runs a chain over files, one after the other in one worker. */
export function useFilesRun(chain: Chain, files: readonly File[], defined: Definitions | undefined) {
  const [results, setResults] = useState<readonly FileResult[]>([]);
  const [running, setRunning] = useState(false);
  const stopping = useRef<() => void>(() => {});

  useEffect(() => {
    setResults([]);
    if (!defined || files.length === 0) return;
    let current = true;
    let settle: (event: ChainEvent) => void = () => {};
    const runner = new ChainRunner((event) => settle(event));
    const runOne = (file: File) =>
      new Promise<FileResult>((resolve) => {
        settle = (event) => {
          if (event.kind === 'done') resolve({ file, bytes: pipedToBytes(event.passed ?? '') });
          else if (event.kind === 'failed') resolve({ file, error: event.failure.message, step: event.failure.step });
          else if (event.kind === 'stopped') resolve({ file, error: 'Stopped' });
        };
        runner.run({ ...chain, each: 'file' }, file, defined);
      });
    stopping.current = () => {
      current = false;
      setRunning(false);
      runner.stop();
    };
    const runAll = async () => {
      setRunning(true);
      for (const file of files) {
        const result = await runOne(file);
        if (!current) return;
        setResults((old) => [...old, result]);
      }
      setRunning(false);
    };
    runAll();
    return () => {
      current = false;
      runner.close();
    };
  }, [chain, files, defined]);

  return { results, running, stop: useCallback(() => stopping.current(), []) };
}
