import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Pressed } from './describe';

const KEPT = 10;

const read = (event: KeyboardEvent): Pressed => {
  const { key, code, which, keyCode, location, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey } = event;
  return { key, code, which, keyCode, location, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey };
};

export interface Released {
  key: string;
  code: string;
  /** How long it was down. */
  ms: number | undefined;
}

/** The keys that were pressed and released; they are kept from the browser while no control but the pad has the focus. */
export function useKeys(pad: RefObject<HTMLElement | null>) {
  const [pressed, setPressed] = useState<readonly Pressed[]>([]);
  /** Keys that are down, by code, and since when. */
  const down = useRef(new Map<string, number>());
  const [held, setHeld] = useState<readonly string[]>([]);
  const [released, setReleased] = useState<Released>();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      setPressed((old) => [read(event), ...old].slice(0, KEPT));
      if (!event.repeat) {
        down.current.set(event.code, performance.now());
        setHeld([...down.current.keys()]);
      }
      // A control that has the focus keeps its keys, and Tab leads on, or the keyboard would be caught here.
      const free = [pad.current, document.body, document.getElementById('main')].includes(
        document.activeElement as HTMLElement,
      );
      if (!free || event.key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      const since = down.current.get(event.code);
      down.current.delete(event.code);
      // macOS reports no keyup of what was pressed together with Command.
      if (event.key === 'Meta') down.current.clear();
      setHeld([...down.current.keys()]);
      setReleased({
        key: event.key,
        code: event.code,
        ms: since === undefined ? undefined : performance.now() - since,
      });
    };
    const onBlur = () => {
      down.current.clear();
      setHeld([]);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    addEventListener('keyup', onKeyUp, { capture: true });
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true });
      removeEventListener('keyup', onKeyUp, { capture: true });
      removeEventListener('blur', onBlur);
    };
  }, [pad]);

  return { pressed, held, released, clear: () => setPressed([]) };
}
