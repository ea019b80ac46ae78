import { useCallback, useEffect, useRef } from 'react';
import { integerBelow } from '@/engines/random/draw';
import { platformRandom } from '@/engines/random/source';
import { InputError } from '@/kit';
import type { ToolOptions } from '@/kit/tool';
import type { OptionState } from '@/ui/hooks/useOptions';
import { useColorText } from '@/ui/input/color/useColorText';
import { completeSlots, moved, readArrangement, type Slot, writeArrangement } from './arrangement';
import type definition from './tool';
import { arrangeSwatches, listSwatches, MOST_VARIATIONS, readBase } from './tool';

/** A link may carry anything: what is no arrangement changes nothing. */
function slotsOf(text: string): Slot[] {
  try {
    return readArrangement(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return [];
  }
}

const randomColor = () =>
  `#${integerBelow(platformRandom(), 2 ** 24)
    .toString(16)
    .padStart(6, '0')}`;

/** The palette of the base and the options, and what one does to its swatches. */
export function usePalette(slug: string, initial: string, options: OptionState<ToolOptions<typeof definition>>) {
  const { paletteSize, scheme, variation, arrangement } = options.values;
  const { value: base, unread, type } = useColorText(slug, initial, readBase);
  const listed = listSwatches(base.color, paletteSize, scheme, variation);
  const placed = arrangeSwatches(listed, slotsOf(arrangement));
  const slots = completeSlots(slotsOf(arrangement), listed.length);

  const save = (next: readonly Slot[]) => options.set({ arrangement: writeArrangement(next) });
  const change = (at: number, slot: Omit<Slot, 'slot'>) =>
    save(slots.map((one, index) => (index === at ? { slot: one.slot, ...slot } : one)));

  const shuffle = () => {
    const keepsBase = placed.some(({ isLocked, swatch }) => isLocked && swatch.isBase);
    const draws = keepsBase || scheme === 'random';
    options.set({
      arrangement: writeArrangement(slots.map((one) => (one.isLocked ? one : { slot: one.slot }))),
      variation: draws ? integerBelow(platformRandom(), MOST_VARIATIONS) + 1 : 0,
    });
    if (!keepsBase) void type(randomColor());
  };
  const latest = useRef(shuffle);
  latest.current = shuffle;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A button or a field that has the focus is what the key is for.
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target !== document.body && !(event.target instanceof HTMLHtmlElement)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    base,
    unread,
    type,
    placed,
    shuffle: useCallback(() => latest.current(), []),
    lock: (at: number) => change(at, { color: placed[at]!.swatch.color, isLocked: !placed[at]!.isLocked }),
    recolor: (at: number, color: string) => change(at, { color, isLocked: placed[at]!.isLocked }),
    restore: (at: number) => change(at, {}),
    move: (from: number, to: number) => save(moved(slots, from, to)),
  };
}
