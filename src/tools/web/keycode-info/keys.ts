/** A key as keydown reports it on a US keyboard, with Num Lock on. */
export interface KnownKey {
  group: string;
  key: string;
  code: string;
  keyCode: number;
  /** 0 for the usual place, 1 left, 2 right, 3 the numpad. */
  location: number;
}

type Row = readonly [code: string, key: string, keyCode: number, location?: number];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(
  (letter): Row => [`Key${letter}`, letter.toLowerCase(), letter.charCodeAt(0)],
);
const digits = [...'0123456789'].map((digit): Row => [`Digit${digit}`, digit, digit.charCodeAt(0)]);
const functions = Array.from({ length: 24 }, (_, at): Row => [`F${at + 1}`, `F${at + 1}`, 112 + at]);
const pad = [...'0123456789'].map((digit, at): Row => [`Numpad${digit}`, digit, 96 + at, 3]);
/** Keys whose code is their name. */
const named = (names: Readonly<Record<string, number>>): Row[] =>
  Object.entries(names).map(([name, keyCode]) => [name, name, keyCode]);

const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  Letters: letters,
  Digits: digits,
  Signs: [
    ['Backquote', '`', 192],
    ['Minus', '-', 189],
    ['Equal', '=', 187],
    ['BracketLeft', '[', 219],
    ['BracketRight', ']', 221],
    ['Backslash', '\\', 220],
    ['IntlBackslash', '\\', 226],
    ['Semicolon', ';', 186],
    ['Quote', "'", 222],
    ['Comma', ',', 188],
    ['Period', '.', 190],
    ['Slash', '/', 191],
    ['Space', ' ', 32],
  ],
  Editing: named({ Enter: 13, Tab: 9, Backspace: 8, Delete: 46, Insert: 45, Escape: 27 }),
  Moving: named({
    ArrowUp: 38,
    ArrowDown: 40,
    ArrowLeft: 37,
    ArrowRight: 39,
    Home: 36,
    End: 35,
    PageUp: 33,
    PageDown: 34,
  }),
  Modifiers: [
    ['ShiftLeft', 'Shift', 16, 1],
    ['ShiftRight', 'Shift', 16, 2],
    ['ControlLeft', 'Control', 17, 1],
    ['ControlRight', 'Control', 17, 2],
    ['AltLeft', 'Alt', 18, 1],
    ['AltRight', 'Alt', 18, 2],
    ['MetaLeft', 'Meta', 91, 1],
    ['MetaRight', 'Meta', 92, 2],
    ...named({ CapsLock: 20, NumLock: 144, ScrollLock: 145 }),
  ],
  'Function keys': functions,
  Numpad: [
    ...pad,
    ['NumpadDecimal', '.', 110, 3],
    ['NumpadAdd', '+', 107, 3],
    ['NumpadSubtract', '-', 109, 3],
    ['NumpadMultiply', '*', 106, 3],
    ['NumpadDivide', '/', 111, 3],
    ['NumpadEnter', 'Enter', 13, 3],
  ],
  System: named({ ContextMenu: 93, PrintScreen: 44, Pause: 19 }),
  Media: [
    ['AudioVolumeMute', 'AudioVolumeMute', 173],
    ['AudioVolumeDown', 'AudioVolumeDown', 174],
    ['AudioVolumeUp', 'AudioVolumeUp', 175],
    ['MediaTrackNext', 'MediaTrackNext', 176],
    ['MediaTrackPrevious', 'MediaTrackPrevious', 177],
    ['MediaStop', 'MediaStop', 178],
    ['MediaPlayPause', 'MediaPlayPause', 179],
  ],
};

export const KEYS: readonly KnownKey[] = Object.entries(GROUPS).flatMap(([group, rows]) =>
  rows.map(([code, key, keyCode, location = 0]) => ({ group, key, code, keyCode, location })),
);

export function findKeys(words: string): readonly KnownKey[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return KEYS.filter(({ group, key, code, keyCode }) =>
    wanted.every((word) =>
      /^\d{2,}$/.test(word)
        ? String(keyCode) === word
        : word.length === 1
          ? key.toLowerCase() === word
          : `${group} ${key} ${code}`.toLowerCase().includes(word),
    ),
  );
}
