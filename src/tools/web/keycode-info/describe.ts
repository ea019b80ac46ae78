import type { FieldRow } from '@/kit/output';

/** As much of a keyboard event as is shown. */
export type Pressed = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'which'
  | 'keyCode'
  | 'location'
  | 'repeat'
  | 'isComposing'
  | 'ctrlKey'
  | 'shiftKey'
  | 'altKey'
  | 'metaKey'
>;

const LOCATIONS = ['Standard', 'Left', 'Right', 'Numpad'];

export const getModifiers = ({ ctrlKey, shiftKey, altKey, metaKey }: Pressed): string =>
  Object.entries({ Ctrl: ctrlKey, Shift: shiftKey, Alt: altKey, Meta: metaKey })
    .filter(([, isDown]) => isDown)
    .map(([name]) => name)
    .join(' + ');

/** The key as people call it: a space cannot be seen. */
export const getName = ({ key }: Pick<Pressed, 'key'>): string => (key === ' ' ? 'Space' : key);

const yes = (value: boolean) => (value ? 'true' : 'false');

export const describeKey = (pressed: Pressed): FieldRow[] => [
  { label: 'Key', value: pressed.key, note: pressed.key === ' ' ? 'a space' : undefined },
  { label: 'Code', value: pressed.code || 'none' },
  { label: 'Which', value: String(pressed.which), note: 'deprecated' },
  { label: 'Key Code', value: String(pressed.keyCode), note: 'deprecated' },
  { label: 'Location', value: String(pressed.location), note: LOCATIONS[pressed.location] },
  { label: 'Modifiers', value: getModifiers(pressed) || 'none' },
  { label: 'Repeat', value: yes(pressed.repeat) },
  { label: 'Is Composing', value: yes(pressed.isComposing) },
];
