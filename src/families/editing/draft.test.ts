import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Persisted } from '@/ui/storage/storage';
import { remember } from '@/ui/storage/visit';
import { Draft } from './draft';

/** What browsers ask before the page goes away. */
let leave: (() => boolean) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: string, ask: (event: Event) => void) => {
    leave = () => {
      let asked = false;
      ask({ preventDefault: () => (asked = true) } as unknown as Event);
      return asked;
    };
  });
  vi.stubGlobal('removeEventListener', () => {
    leave = undefined;
  });
});
afterEach(() => {
  remember('page', undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const asks = () => leave?.() ?? false;

/** A browser's storage, and the tabs that share it. */
function browser(first?: string) {
  const stored = { text: first, room: true };
  const tabs: { hear(): void }[] = [];
  const open = (linked?: string) => {
    let refused: { text: string } | undefined;
    const kept: Persisted<string | undefined> = {
      initial: undefined,
      get: () => (refused ? refused.text : stored.text),
      set(text) {
        refused = stored.room ? undefined : { text: text! };
        if (stored.room) stored.text = text;
        return stored.room;
      },
      remove() {},
      subscribe: () => () => {},
    };
    const screen = { text: '' };
    const draft = new Draft<string>('page', kept, {
      read: () => screen.text,
      show(text) {
        screen.text = text;
      },
    });
    screen.text = draft.begin(linked) ?? '';
    const tab = {
      draft,
      screen,
      type(text: string, pause = 0) {
        screen.text = text;
        draft.change(pause);
      },
      hear() {
        refused = undefined;
        draft.follow();
      },
      get choice() {
        return draft.get().choice;
      },
    };
    tabs.push(tab);
    return tab;
  };
  return {
    stored,
    open,
    hear: (but: object) => {
      for (const tab of tabs) if (tab !== but) tab.hear();
    },
  };
}

it('keeps at once or after a pause, and asks only for what is not kept', () => {
  const { stored, open } = browser('old');
  const tab = open();
  expect(tab.screen.text).toBe('old');
  tab.type('new');
  expect([stored.text, asks()]).toEqual(['new', false]);
  tab.type('later', 500);
  expect([stored.text, tab.draft.get().waiting]).toEqual(['new', true]);
  vi.advanceTimersByTime(500);
  expect(stored.text).toBe('later');
  tab.type('on leaving', 500);
  expect([asks(), stored.text]).toEqual([false, 'on leaving']);
});

it('a steady pause is not put off by further changes', () => {
  const { stored, open } = browser();
  const tab = open();
  for (const text of ['a', 'ab', 'abc']) {
    tab.screen.text = text;
    tab.draft.change(5000, true);
    vi.advanceTimersByTime(2000);
  }
  expect(stored.text).toBe('abc');
});

it('asks where there is no room, and has the text again when the visitor comes back', () => {
  const { stored, open } = browser('old');
  const tab = open();
  stored.room = false;
  tab.type('much');
  expect([tab.draft.get().saved, asks(), stored.text]).toEqual(['refused', true, 'old']);
  tab.draft.leave();
  // On another page of the site it is still asked for.
  tab.screen.text = 'gone';
  expect(asks()).toBe(true);
  const again = open();
  expect([again.screen.text, again.draft.get().saved]).toEqual(['much', 'refused']);
  stored.room = true;
  again.type('much more');
  expect([stored.text, asks()]).toEqual(['much more', false]);
});

describe('what came with a link', () => {
  it('is kept only when told to, and not asked about until it is changed', () => {
    const { stored, open } = browser('mine');
    const tab = open('theirs');
    expect([tab.choice, asks()]).toEqual(['link', false]);
    tab.type('theirs!');
    expect([stored.text, asks()]).toEqual(['mine', true]);
    tab.draft.keepMine();
    expect([stored.text, tab.choice, asks()]).toEqual(['theirs!', undefined, false]);
  });

  it('stays for the visit', () => {
    const { stored, open } = browser('mine');
    const tab = open('theirs');
    tab.type('theirs!');
    tab.draft.leave();
    const again = open();
    expect([again.screen.text, again.choice, stored.text]).toEqual(['theirs!', 'link', 'mine']);
    again.draft.takeTheirs();
    expect([again.screen.text, asks()]).toEqual(['mine', false]);
  });
});

describe('two tabs', () => {
  it('one that was not changed follows the other', () => {
    const { open, hear } = browser('old');
    const [one, two] = [open(), open()];
    one.type('new');
    hear(one);
    expect([two.screen.text, two.choice]).toEqual(['new', undefined]);
  });

  it('both stay on screen where both were changed, and each is told', () => {
    const { stored, open, hear } = browser('old');
    const [one, two] = [open(), open()];
    one.type('one');
    two.type('two', 5000);
    hear(one);
    expect([stored.text, two.screen.text, two.choice, asks()]).toEqual(['one', 'two', 'tab', true]);
    vi.advanceTimersByTime(10_000);
    expect(stored.text).toBe('one');
    two.draft.keepMine();
    hear(two);
    expect([stored.text, one.screen.text, one.choice]).toEqual(['two', 'one', 'tab']);
    one.draft.takeTheirs();
    expect([one.screen.text, one.choice, asks()]).toEqual(['two', undefined, false]);
  });

  it('nothing leaves a screen or the storage without being seen or chosen, in whatever order they write and hear', () => {
    const op = fc.record({
      tab: fc.nat({ max: 1 }),
      what: fc.constantFrom('type', 'wait', 'hear', 'keep', 'take', 'hide'),
    });
    fc.assert(
      fc.property(fc.array(op, { maxLength: 30 }), (steps) => {
        const { stored, open } = browser('start');
        const tabs = [open(), open()];
        const seen = tabs.map(() => new Set<string | undefined>(['start']));
        steps.forEach(({ tab: at, what }, step) => {
          const tab = tabs[at]!;
          const [before, shown, { choice }] = [stored.text, tab.screen.text, tab.draft.get()];
          if (what === 'type') {
            tab.type(`tab ${at}, step ${step}`, 500);
          } else if (what === 'wait') vi.advanceTimersByTime(1000);
          else if (what === 'hear') tab.hear();
          else if (what === 'hide') tab.draft.flush();
          else if (choice && what === 'keep') tab.draft.keepMine();
          else if (choice) tab.draft.takeTheirs();
          for (const [index, one] of tabs.entries()) seen[index]!.add(one.screen.text);
          const writer = tabs.findIndex((one) => one.screen.text === stored.text);
          if (stored.text !== before && what !== 'keep') expect(seen[writer]).toContain(before);
          if (shown.startsWith(`tab ${at}`) && what !== 'type' && what !== 'take') expect(tab.screen.text).toBe(shown);
        });
        for (const { draft } of tabs) draft.flush();
        for (const tab of tabs) tab.hear();
        for (const tab of tabs) if (tab.screen.text !== stored.text) expect(tab.choice).toBe('tab');
      }),
    );
  });
});
