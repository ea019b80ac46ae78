import { useEffect, useState } from 'react';
import { findEntry } from '@/kit/catalogue';
import { type Ranked, rank } from '@/kit/detect/rank';
import type { Choice } from '@/kit/option';
import { Button } from '../controls/Button';

/** Less sure than this, a hint would only be in the way. */
const SURE = 0.8;
/** Who is still typing gets no advice. */
const PAUSE_MS = 400;

interface DirectionHintProps {
  slug: string;
  text: string;
  /** The tabs that say which way the tool works, by their name among the options. */
  name: string;
  tabs: Choice;
  value: string;
  onSwitch(value: string): void;
}

/** Of a tool and of those that do nearly the same: what the text is, if they work on it the other way round. */
function findOther(
  slug: string,
  text: string,
  { name, tabs, value }: Pick<DirectionHintProps, 'name' | 'tabs' | 'value'>,
) {
  const same = new Set([slug, ...(findEntry(slug)?.similar?.others ?? [])]);
  const fits = ({ slug, score, options, input }: Ranked) => {
    const wanted = options?.[name];
    return (
      same.has(slug) && score >= SURE && input === undefined && typeof wanted === 'string' && wanted in tabs.choices
    );
  };
  const guess = rank(text).find(fits);
  const wanted = guess?.options?.[name] as string | undefined;
  return guess && wanted !== value ? { why: guess.why, value: wanted! } : undefined;
}

/** Says of a text that it belongs to the other direction of a tool, with one button that switches to it. */
export default function DirectionHint({ slug, text, name, tabs, value, onSwitch }: DirectionHintProps) {
  const [other, setOther] = useState<{ why: string; value: string }>();
  useEffect(() => {
    setOther(undefined);
    const timer = setTimeout(() => setOther(findOther(slug, text, { name, tabs, value })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [slug, text, name, tabs, value]);
  if (!other) return null;
  return (
    <p className="direction" role="status">
      This looks like {other.why}.
      <Button small label={tabs.choices[other.value]!} onClick={() => onSwitch(other.value)} />
    </p>
  );
}
