import { useEffect, useState } from 'react';
import type { DrawnWith } from '@/engines/crypto/drawn-with';
import { InputError } from '@/engines/input-error';
import { SecretBox } from './SecretBox';

const FIELDS: Readonly<Record<DrawnWith, { label: string; placeholder: string; units: string }>> = {
  dice: { label: 'Dice Rolls', placeholder: 'What you rolled: 4 1 6 2 2 5 …', units: 'rolls' },
  cards: { label: 'Cards', placeholder: 'Cards off a shuffled deck: AS 10H 7C QD …', units: 'cards' },
  coins: { label: 'Coin Flips', placeholder: 'H T T H …, or 1 and 0', units: 'flips' },
};

interface Progress {
  count: number;
  needed: number;
  bits: number;
  problem?: string;
}

async function measure(kind: DrawnWith, text: string, bits: number): Promise<Progress> {
  const { drawsNeeded, readDrawn } = await import('@/engines/crypto/drawn-entropy');
  const needed = drawsNeeded(kind, bits);
  try {
    return { ...readDrawn(kind, text), needed };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { count: 0, bits: 0, needed, problem: error.message };
  }
}

interface DrawnBoxProps {
  kind: DrawnWith;
  /** How many are wanted. */
  bits: number;
  value: string;
  onChange(text: string): void;
}

/** What was rolled, dealt or flipped, and how far it goes. */
export function DrawnBox({ kind, bits, value, onChange }: DrawnBoxProps) {
  const { label, placeholder, units } = FIELDS[kind];
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => {
    let over = false;
    measure(kind, value, bits).then((found) => {
      if (!over) setProgress(found);
    });
    return () => {
      over = true;
    };
  }, [kind, value, bits]);
  return (
    <SecretBox
      label={label}
      value={value}
      rows={3}
      mono
      invalid={progress?.problem !== undefined}
      placeholder={placeholder}
      onChange={onChange}
      below={
        progress && (
          <div className="bip39-drawn">
            <progress
              aria-label={`${label} so far`}
              max={progress.needed}
              value={Math.min(progress.count, progress.needed)}
            />
            <p>
              {progress.problem ??
                `${progress.count} of ${progress.needed} ${units}, ${Math.floor(progress.bits)} of ${bits} bits`}
            </p>
          </div>
        )
      }
    />
  );
}
