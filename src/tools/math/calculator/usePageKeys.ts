import { useEffect, useRef, useState } from 'react';
import { isTyping } from '@/ui/input/keys';
import { padKey } from './keys';

const FLASH_MS = 120;

/** Presses keys of the pad that are typed anywhere on the page; the one that was pressed last, for a moment. */
export function usePageKeys(onKey: (key: string) => void, isOn: boolean): string {
  const [pressed, setPressed] = useState('');
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const onControl = event.target instanceof Element && event.target.closest('button, a, summary, [role=tab]');
      // Enter and arrows belong to what has the focus, unless that is a key of the pad, which Space can press.
      if (event.key === 'Enter' && onControl && !onControl.closest('.calc-pad')) return;
      const key = padKey(event.key);
      if (!key || document.querySelector('dialog[open], :popover-open')) return;
      event.preventDefault();
      latest.current(key);
      setPressed(key);
    };
    // Before the page's own shortcuts: / divides here.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [isOn]);
  useEffect(() => {
    if (pressed === '') return;
    const timer = setTimeout(() => setPressed(''), FLASH_MS);
    return () => clearTimeout(timer);
  }, [pressed]);
  return pressed;
}
