import { toast } from '@/ui/controls/Toast';
import type { Persisted } from '@/ui/storage/storage';
import { markUnsaved, recall, remember } from '@/ui/storage/visit';

export interface DraftState {
  saved: 'none' | 'saved' | 'refused';
  /** Some of it waits for a pause. */
  waiting: boolean;
  /**
   * What is on screen is not what the browser keeps, because the one came with a link or the other from another tab: which
   * one stays is the visitor's choice, and nothing is kept until then.
   */
  choice: 'link' | 'tab' | undefined;
}

interface Screen<Value> {
  /** What is on screen; nothing while that is not whole. */
  read(): Value | undefined;
  show(value: Value): void;
}

interface SavedDraft<Value> {
  value: Value;
  choice: DraftState['choice'];
}

const same = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/**
 * What is written, as the browser keeps it. Nothing of it is lost: where the browser has no room, or another tab keeps
 * something else, what is on screen stays there, is there again when the visitor comes back within the site, and the browser asks
 * before it leaves.
 */
export class Draft<Value> {
  #state: DraftState = { saved: 'none', waiting: false, choice: undefined };
  #listeners = new Set<() => void>();
  #begun = false;
  /** The visitor changed it in this tab. */
  #touched = false;
  /** Some of that is not kept. */
  #dirty = false;
  /** What was kept when this tab last looked. */
  #known: Value | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was on screen when the page was left. */
  #left: Value | undefined;

  constructor(
    readonly name: string,
    readonly stored: Persisted<Value | undefined>,
    readonly screen: Screen<Value>,
  ) {}

  readonly get = (): DraftState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get touched(): boolean {
    return this.#touched;
  }

  #read(): Value | undefined {
    return this.#left ?? this.screen.read();
  }
  #set(next: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...next };
    markUnsaved(this.name, this.#dirty ? () => this.#isStillUnsaved() : undefined);
    for (const listener of this.#listeners) listener();
  }
  #isStillUnsaved(): boolean {
    this.flush();
    return this.#dirty;
  }

  /** What to show first: what was left here in this visit, what came with a link, or what is kept. */
  begin(linked: Value | undefined): Value | undefined {
    this.#begun = true;
    const saved = this.stored.get();
    this.#known = saved;
    const left = recall<SavedDraft<Value> | undefined>(this.name);
    if (left) {
      this.#touched = this.#dirty = true;
      this.#set({ choice: left.choice, saved: left.choice ? 'none' : 'refused' });
      return left.value;
    }
    if (linked !== undefined && saved && !same(saved, linked)) this.#set({ choice: 'link' });
    return linked ?? saved;
  }

  /** @param steady counts the pause from the first change and not from the last. */
  change(pause: number, steady = false): void {
    this.#touched = this.#dirty = true;
    if (pause === 0) {
      this.flush();
      return;
    }
    if (steady && this.#state.waiting) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, pause);
    this.#set({ waiting: !this.#state.choice });
  }

  /** Keeps what was changed, and says whether all is kept now. */
  readonly flush = (): boolean => {
    clearTimeout(this.#timer);
    const value = this.#dirty ? this.#read() : undefined;
    if (this.#state.choice || value === undefined) {
      this.#set({ waiting: false });
    } else if (this.stored.get() !== this.#known) {
      this.clash();
    } else {
      this.#keep(value);
    }
    return !this.#dirty;
  };
  #keep(value: Value): void {
    this.#known = value;
    this.#dirty = !this.stored.set(value);
    this.#set({ saved: this.#dirty ? 'refused' : 'saved', waiting: false });
  }

  /** Another tab keeps something else than what the visitor wrote here. */
  clash(): void {
    this.#dirty = true;
    clearTimeout(this.#timer);
    this.#set({ choice: this.#state.choice ?? 'tab', waiting: false });
  }

  /** Another tab has kept something: a tab in which nothing was changed goes with it. */
  readonly follow = (): void => {
    const theirs = this.stored.get();
    if (!this.#begun || theirs === this.#known || this.#state.choice === 'link') return;
    if (theirs === undefined || same(theirs, this.#read())) {
      this.#known = theirs;
      this.#dirty = false;
      this.#set({ choice: undefined });
    } else if (this.#touched) {
      this.clash();
    } else {
      this.#known = theirs;
      this.screen.show(theirs);
    }
  };

  readonly keepMine = (): void => {
    const theirs = this.stored.get();
    const { choice } = this.#state;
    this.#known = theirs;
    this.#touched = this.#dirty = true;
    this.#set({ choice: undefined });
    if (this.flush() && choice === 'tab' && theirs !== undefined)
      toast({ title: 'Yours is kept', action: { label: 'Undo', run: () => this.#put(theirs) } });
  };

  readonly takeTheirs = (): void => {
    const mine = this.#dirty ? this.#read() : undefined;
    const theirs = this.stored.get();
    this.#known = theirs;
    this.#touched = this.#dirty = false;
    this.#set({ choice: undefined });
    if (theirs !== undefined) this.screen.show(theirs);
    if (mine !== undefined)
      toast({ title: 'Replaced by the saved version', action: { label: 'Undo', run: () => this.#put(mine) } });
  };

  #put(value: Value): void {
    this.screen.show(value);
    this.#touched = true;
    this.#keep(value);
  }

  leave(): void {
    this.flush();
    if (this.#dirty) this.#left = this.screen.read();
    remember(this.name, this.#left && { value: this.#left, choice: this.#state.choice });
  }
}
