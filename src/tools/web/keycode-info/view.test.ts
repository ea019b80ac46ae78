import { describe, expect, it } from 'vitest';
import { describeKey, getModifiers, getName, type Pressed } from './describe';

const NO_MODIFIERS = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };
const pressed: Pressed = {
  key: 'a',
  code: 'KeyA',
  which: 65,
  keyCode: 65,
  location: 0,
  repeat: false,
  isComposing: false,
  ...NO_MODIFIERS,
};

describe('describing a key', () => {
  it('names what cannot be seen', () => expect(getName({ key: ' ' })).toBe('Space'));

  it('lists the modifiers in one order', () => {
    expect(getModifiers({ ...pressed, metaKey: true, ctrlKey: true })).toBe('Ctrl + Meta');
    expect(getModifiers(pressed)).toBe('');
  });

  it('gives every field of the event', () => {
    const fields = Object.fromEntries(
      describeKey({ ...pressed, location: 3, repeat: true }).map(({ label, value, note }) => [label, [value, note]]),
    );
    expect(fields).toMatchObject({
      Key: ['a', undefined],
      Code: ['KeyA', undefined],
      Which: ['65', 'deprecated'],
      Location: ['3', 'Numpad'],
      Repeat: ['true', undefined],
      Modifiers: ['none', undefined],
    });
  });
});
