import type { Pressed } from './describe';

const MODIFIERS = ['ctrlKey', 'shiftKey', 'altKey', 'metaKey'] as const;
/** Pressing one of these sets its own flag, which says nothing more. */
const OWN: Readonly<Record<string, string>> = { Control: 'ctrlKey', Shift: 'shiftKey', Alt: 'altKey', Meta: 'metaKey' };

const inQuotes = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replace(/[\u0000-\u001f]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`;

/** A letter written with Shift is the letter: asking for Shift too is right for the place of a key alone. */
const isShifted = ({ key, shiftKey }: Pressed): boolean =>
  shiftKey && [...key].length === 1 && key.toLowerCase() === key.toUpperCase();

/** The condition that is true of this key and its modifiers, and of no other. */
export function conditionFor(pressed: Pressed, by: 'key' | 'code'): string {
  const down = MODIFIERS.filter((name) => pressed[name] && OWN[pressed.key] !== name).filter(
    // A sign that takes Shift on one keyboard takes none on another.
    (name) => !(by === 'key' && name === 'shiftKey' && isShifted(pressed)),
  );
  return [...down.map((name) => `event.${name}`), `event.${by} === ${inQuotes(pressed[by])}`].join(' && ');
}

export const lineFor = (pressed: Pressed, by: 'key' | 'code'): string => `if (${conditionFor(pressed, by)}) {}`;
