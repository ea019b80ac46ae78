import { findEntry } from '@/kit/catalogue';
import { fullName } from '@/kit/meta';
import { Icon } from '@/ui/controls/Icon';
import { sendToChain } from '@/ui/storage/transfer';
import { chainPath } from '../../route';
import { navigate } from '../../shell/navigation';
import type { Pasted } from './detect-pasted';
import { openSuggestion } from './open';
import type { SuggestionRow } from './rows';

/** What can be done with any text. */
const FOR_ANY_TEXT = ['string-length-calculator', 'hash-text'];
/** Beside so many tools that were found for it nobody looks for these. */
const ENOUGH = 4;

const getText = (provided: Pasted) => (provided.kind === 'files' ? '' : provided.text);

/** What was pasted can always be counted, hashed, and used as the input of a chain. */
export function OtherWays({ provided, listed }: { provided: Pasted; listed: readonly SuggestionRow[] }) {
  if (provided.kind === 'typed') return null;
  const isListed = (slug: string) => listed.some(({ suggestion }) => suggestion.slug === slug);
  const tools =
    provided.kind === 'pasted' && listed.length < ENOUGH
      ? FOR_ANY_TEXT.filter((slug) => !isListed(slug)).flatMap((slug) => findEntry(slug) ?? [])
      : [];
  const open = (slug: string) =>
    openSuggestion({ slug, score: 0, why: '', options: {}, inputs: { input: getText(provided) } }, provided);
  const useInChain = () => {
    if (provided.kind !== 'files') sendToChain({ steps: [], each: 'whole' }, provided.text);
    else if (provided.files.length === 1) sendToChain({ steps: [], each: 'whole' }, provided.files[0]!);
    else sendToChain({ steps: [], each: 'file' }, '', provided.files);
    navigate(chainPath);
  };
  return (
    <ul className="other-ways" aria-label="For any text">
      {tools.map((entry) => (
        <li key={entry.slug}>
          <button type="button" className="chip" onClick={() => open(entry.slug)}>
            <Icon name={entry.icon} />
            <strong>{fullName(entry)}</strong>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="chip" onClick={useInChain}>
          <Icon name="workflow" />
          <strong>Use in a chain…</strong>
        </button>
      </li>
    </ul>
  );
}
