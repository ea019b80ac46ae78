import { describe, expect, it } from 'vitest';
import { conditionFor, lineFor } from './condition';
import { describeKey, getModifiers, getName, type Pressed } from './describe';
import { findKeys, KEYS } from './keys';
import fixture from './keys.fixture.json';

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

describe('the table of keys', () => {
  it('has the values that Chromium reports', () => {
    expect(fixture.rows.length).toBe(104);
    const known = new Map(KEYS.map((key) => [key.code, key]));
    for (const [code, key, keyCode, location] of fixture.rows as [string, string, number, number][]) {
      // Recorded with Num Lock off, when these move the cursor.
      if (/^Numpad(?:\d|Decimal)$/.test(code)) continue;
      expect(known.get(code), code).toMatchObject({ key, keyCode, location });
    }
    expect(new Set(KEYS.map(({ code }) => code)).size).toBe(KEYS.length);
    expect(findKeys('13').map(({ code }) => code)).toEqual(['Enter', 'NumpadEnter']);
    expect(findKeys('arrow')).toHaveLength(4);
    expect(findKeys('a').map(({ code }) => code)).toEqual(['KeyA']);
  });
});

describe('the line of code', () => {
  const matches = (line: string, event: Pressed) =>
    new Function('event', `${line.replace('{}', '{ return true; }')} return false;`)(event);

  it.each([
    [{ ...pressed }, "event.key === 'a'", "event.code === 'KeyA'"],
    [{ ...pressed, ctrlKey: true }, "event.ctrlKey && event.key === 'a'", "event.ctrlKey && event.code === 'KeyA'"],
    [
      { ...pressed, key: '?', code: 'Slash', shiftKey: true },
      "event.key === '?'",
      "event.shiftKey && event.code === 'Slash'",
    ],
    [
      { ...pressed, key: 'Shift', code: 'ShiftLeft', shiftKey: true },
      "event.key === 'Shift'",
      "event.code === 'ShiftLeft'",
    ],
    [{ ...pressed, key: "'", code: 'Quote' }, String.raw`event.key === '\''`, "event.code === 'Quote'"],
    [{ ...pressed, key: '\\', code: 'Backslash' }, String.raw`event.key === '\\'`, "event.code === 'Backslash'"],
  ] as const)('of %j', (event, byKey, byCode) => {
    expect(conditionFor(event, 'key')).toBe(byKey);
    expect(conditionFor(event, 'code')).toBe(byCode);
    for (const by of ['key', 'code'] as const) {
      expect(matches(lineFor(event, by), event)).toBe(true);
      expect(matches(lineFor(event, by), { ...event, key: 'x', code: 'KeyX' })).toBe(false);
    }
  });
});
