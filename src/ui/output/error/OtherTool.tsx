import { useEffect, useState } from 'react';
import { findEntry } from '@/kit/catalogue';
import { type Ranked, rank } from '@/kit/detect/rank';
import { fullName } from '@/kit/meta';
import { Button } from '../../controls/Button';
import { siteActions } from '../../storage/transfer';

/** Less sure than this, a hint would only be in the way. */
const SURE = 0.85;
/** Who is still typing gets no advice. */
const PAUSE_MS = 500;

const getPageSlug = () => location.pathname.split('/').filter(Boolean).at(-1) ?? '';

/** The tool that a text clearly belongs to, where that is another than the one that refused it. */
function clearlyFor(text: string, isRepairable: boolean, here: string): Ranked | undefined {
  const guesses = rank(text);
  const [best] = guesses;
  if (!best || best.score < SURE || guesses.some(({ slug }) => slug === here)) return undefined;
  // What can be repaired here is not sent to a tool of the same kind, which would refuse it too.
  return isRepairable && findEntry(best.slug)?.category === findEntry(here)?.category ? undefined : best;
}

interface OtherToolProps {
  text: string;
  isRepairable: boolean;
  /** The tool that refused it: that of the page, unless said otherwise. */
  slug?: string;
}

/** Says of a refused input where it would be at home, with the way there. Nothing moves by itself. */
export default function OtherTool({ text, isRepairable, slug }: OtherToolProps) {
  const [found, setFound] = useState<Ranked>();
  useEffect(() => {
    const timer = setTimeout(() => setFound(clearlyFor(text, isRepairable, slug ?? getPageSlug())), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isRepairable, slug]);
  const entry = found && findEntry(found.slug);
  if (!found || !entry) return null;
  return (
    <p className="elsewhere">
      This looks like something else: {found.why}.
      <Button
        small
        icon="arrow-right"
        label={`Open in ${fullName(entry)}`}
        onClick={() => siteActions.openOtherTool({ ...found, text })}
      />
    </p>
  );
}
