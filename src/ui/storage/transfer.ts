import { useEffect, useRef } from 'react';
import type { Chain } from '@/kit/chain/chain';
import type { Ranked } from '@/kit/detect/rank';
import type { Shown } from '@/kit/output';
import type { PipedValue } from '@/kit/piped-value';
import type { AnyTool } from '@/kit/tool';
import type { Values } from '../hooks/useOptions';
import type { InputContent } from '../input/InputBox';

/** A result that can be used elsewhere, and what it was made of. */
export interface ResultToUse {
  readonly slug: string;
  readonly tool: AnyTool;
  readonly shown: Shown;
  readonly source?: { readonly input: unknown; readonly options: Values };
}

/** Several files for a tool that takes one. */
export interface FilesToRun {
  readonly slug: string;
  readonly tool: AnyTool;
  readonly options: Values;
  readonly files: readonly File[];
}

/** A text that belongs to another tool, and what that tool makes of it. */
export interface OtherToolMatch extends Ranked {
  readonly text: string;
}

interface SiteActions {
  /** Shows where a result can go. */
  openUseIn(offered: ResultToUse): void;
  runOnFiles(offered: FilesToRun): void;
  openOtherTool(misplaced: OtherToolMatch): void;
}
const doNothing = () => {};
/** Where it goes what a page offers: the site says, which knows all tools. */
export const siteActions: SiteActions = { openUseIn: doNothing, runOnFiles: doNothing, openOtherTool: doNothing };

/** Values on their way to the page of another tool, in memory alone and of any size. */
interface Transfer {
  readonly to: string;
  /** By the names of the inputs that take them. */
  readonly inputs: Readonly<Record<string, InputContent>>;
}

/** Bytes go on as a file, which pages take as they take one that is dropped. */
export const toInputContent = (value: PipedValue): InputContent =>
  typeof value === 'string' ? value : new File([value as BlobPart], 'result.bin');

let pending: Transfer | undefined;
let pendingChain: { chain: Chain; input: InputContent; files: readonly File[] } | undefined;

export const sendToTool = (next: Transfer): void => {
  pending = next;
};
/** What was handed to this page, once. */
export function receiveTransfer(to: string, hasInput: (name: string) => boolean = () => true): Transfer | undefined {
  if (pending?.to !== to || !Object.keys(pending.inputs).every(hasInput)) return undefined;
  const taken = pending;
  pending = undefined;
  return taken;
}

/** For views that hold their input by themselves: enters what another tool gave, when the page is opened. */
export function useTransfer(to: string, enter: (content: InputContent) => void): void {
  const latest = useRef(enter);
  latest.current = enter;
  useEffect(() => {
    const [content] = Object.values(receiveTransfer(to)?.inputs ?? {});
    if (content !== undefined) latest.current(content);
  }, [to]);
}

export const sendToChain = (chain: Chain, input: InputContent, files: readonly File[] = []): void => {
  pendingChain = { chain, input, files };
};
export function receiveChain(): typeof pendingChain {
  const taken = pendingChain;
  pendingChain = undefined;
  return taken;
}
