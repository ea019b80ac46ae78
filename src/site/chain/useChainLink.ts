import { useEffect } from 'react';
import type { Definitions } from '@/kit/chain/chain';
import type { InputContent } from '@/ui/input/InputBox';
import { receiveChain } from '@/ui/storage/transfer';
import { chainHash, readChainLink } from './link';
import { type ChainState, EMPTY, withChain } from './state';

/** Between two keys in an option the address waits. */
const PAUSE_MS = 200;

/** Takes what came from another page or with a link, and keeps the chain in the address, so that a reload brings it back. */
export function useChainLink(
  text: string,
  defined: Definitions | undefined,
  replace: (state: ChainState) => void,
  open: (written: string, settings: { content?: InputContent }) => Promise<void>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    const provided = receiveChain();
    if (provided) replace(withChain({ ...EMPTY, input: provided.input, files: provided.files }, provided.chain));
    else
      readChainLink(location.hash).then((linked) => {
        if (linked.text !== '' || linked.input !== undefined) open(linked.text, { content: linked.input });
      });
  }, []);

  useEffect(() => {
    if (!defined) return;
    const timer = setTimeout(() => {
      const hash = chainHash(text);
      if (location.pathname.endsWith('/chain') && hash !== location.hash)
        history.replaceState(history.state, '', location.pathname + hash);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, defined]);
}
