import { type RefObject, useEffect, useState } from 'react';
import { type TakenOver, takeOver } from '@/ui/input/code/take-over';

const nothing = async () => undefined;

/**
 * The editor once it has arrived; until then a plain area in the box takes the typing.
 * @param load fetches what else has to be there with the editor; the same function always.
 */
export function useCodeEditor<More = undefined>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<More> = nothing as () => Promise<never>,
): Partial<TakenOver<More>> {
  const [taken, setTaken] = useState<Partial<TakenOver<More>>>({});
  useEffect(() => takeOver(box.current!, load, setTaken), [box, load]);
  return taken;
}
