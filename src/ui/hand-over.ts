import { useEffect, useRef } from 'react';
import type { Chain } from '@/kit/chain/chain';
import type { Passed } from '@/kit/chain/pass';
import type { Ranked } from '@/kit/detect/rank';
import type { Shown } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import type { InputContent } from './InputBox';
import type { Values } from './useOptions';

/** A result that can be used elsewhere, and what it was made of. */
export interface Offered {
  readonly slug: string;
  readonly tool: AnyTool;
  readonly shown: Shown;
  readonly of?: { readonly input: unknown; readonly options: Values };
}

/** Several files for a tool that takes one. */
export interface OfferedFiles {
  readonly slug: string;
  readonly tool: AnyTool;
  readonly options: Values;
  readonly files: readonly File[];
}

/** A text that belongs to another tool, and what that tool makes of it. */
export interface Misplaced extends Ranked {
  readonly text: string;
}

interface Offers {
  /** Shows where a result can go. */
  result(offered: Offered): void;
  files(offered: OfferedFiles): void;
  elsewhere(misplaced: Misplaced): void;
}
const nowhere = () => {};
/** Where it goes what a page offers: the site says, which knows all tools. */
export const offers: Offers = { result: nowhere, files: nowhere, elsewhere: nowhere };

/** Values on their way to the page of another tool, in memory alone and of any size. */
interface Handed {
  readonly to: string;
  /** By the names of the inputs that take them. */
  readonly inputs: Readonly<Record<string, InputContent>>;
}

/** Bytes go on as a file, which pages take as they take one that is dropped. */
export const asContent = (value: Passed): InputContent =>
  typeof value === 'string' ? value : new File([value as BlobPart], 'result.bin');

let handed: Handed | undefined;
let handedChain: { chain: Chain; input: InputContent; files: readonly File[] } | undefined;

export const hand = (next: Handed): void => {
  handed = next;
};
/** What was handed to this page, once. */
export function takeHanded(to: string, hasInput: (name: string) => boolean = () => true): Handed | undefined {
  if (handed?.to !== to || !Object.keys(handed.inputs).every(hasInput)) return undefined;
  const taken = handed;
  handed = undefined;
  return taken;
}

/** For views that hold their input by themselves: enters what another tool gave, when the page is opened. */
export function useHanded(to: string, enter: (content: InputContent) => void): void {
  const latest = useRef(enter);
  latest.current = enter;
  useEffect(() => {
    const [content] = Object.values(takeHanded(to)?.inputs ?? {});
    if (content !== undefined) latest.current(content);
  }, [to]);
}

export const handChain = (chain: Chain, input: InputContent, files: readonly File[] = []): void => {
  handedChain = { chain, input, files };
};
export function takeChain(): typeof handedChain {
  const taken = handedChain;
  handedChain = undefined;
  return taken;
}
