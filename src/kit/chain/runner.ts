import type { Message } from '../run/protocol';
import { Deadline, onCrash, startToolWorker } from '../run/tool-worker';
import type { Chain, Definitions } from './chain';
import type { ChainInput, ChainJob, ChainMessage, FullResultRequest, WholeResult } from './protocol';

/** How long an older run may hold up a newer one before it is ended. */
const PATIENCE_MS = 1500;

export type ChainEvent =
  | Extract<ChainMessage, { kind: 'started' | 'progress' | 'step' | 'done' | 'failed' }>
  | { readonly kind: 'stopped' };

/** What the worker needs did not come. */
type Unloaded = Extract<Message, { kind: 'failed' }>;
type Listener = (event: ChainEvent) => void;

/** Runs chains in one worker, the newest alone. What it has worked out stays there until something before it changes. */
export class ChainRunner {
  #worker: Worker | undefined;
  #defined: Definitions;
  #tell: Listener;
  #id = 0;
  #last: { chain: Chain; input: ChainInput | undefined } | undefined;
  /** What the worker has as input. */
  #sent: { value: ChainInput | undefined } | undefined;
  #heard = 0;
  #deadline = new Deadline();
  #patience: ReturnType<typeof setTimeout> | undefined;
  #wholes = new Map<number, (whole: WholeResult | undefined) => void>();

  constructor(tell: Listener) {
    this.#tell = tell;
    this.#defined = () => undefined;
  }

  run(chain: Chain, input: ChainInput | undefined, defined: Definitions): void {
    const isBusy = this.#heard < this.#id;
    this.#defined = defined;
    this.#last = { chain, input };
    this.#id++;
    this.#send();
    if (!isBusy) return;
    clearTimeout(this.#patience);
    const mine = this.#id;
    this.#patience = setTimeout(() => {
      // Nothing came of it: a step of an older run is still at work and cannot be asked to end.
      if (mine !== this.#id || this.#heard >= mine) return;
      this.#end();
      this.#send();
    }, PATIENCE_MS);
  }

  /** All that a step of the last run gave; nothing where that is gone, with its worker or by a newer run. */
  whole(step: number): Promise<WholeResult | undefined> {
    return new Promise((resolve) => {
      if (!this.#worker) return resolve(undefined);
      this.#wholes.get(step)?.(undefined);
      this.#wholes.set(step, resolve);
      this.#worker.postMessage({ id: this.#id, whole: step } satisfies FullResultRequest);
    });
  }

  stop(): void {
    this.#end();
    this.#heard = this.#id;
    this.#tell({ kind: 'stopped' });
  }

  close(): void {
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#sent = undefined;
    for (const resolve of this.#wholes.values()) resolve(undefined);
    this.#wholes.clear();
    this.#deadline.clear();
    clearTimeout(this.#patience);
  }

  #send(): void {
    this.#worker ??= this.#start();
    const { chain, input } = this.#last!;
    const isKnown = this.#sent !== undefined && this.#sent.value === input;
    this.#sent = { value: input };
    this.#worker?.postMessage({ id: this.#id, chain, ...(!isKnown && { input: { value: input } }) } satisfies ChainJob);
  }

  #start(): Worker | undefined {
    const worker = startToolWorker();
    if (!worker) return undefined;
    worker.addEventListener('message', ({ data }: MessageEvent<ChainMessage | Unloaded>) =>
      'id' in data ? this.#receive(data) : this.#fail(0, data.message),
    );
    onCrash(worker, ({ message }) => {
      if (worker !== this.#worker) return;
      this.#end();
      this.#fail(0, message);
    });
    return worker;
  }

  #fail(step: number, message: string): void {
    this.#heard = this.#id;
    this.#tell({ id: this.#id, kind: 'failed', failure: { step, message, details: {} } });
  }

  #receive(message: ChainMessage): void {
    if (message.kind === 'whole') {
      this.#wholes.get(message.step)?.(message.whole);
      this.#wholes.delete(message.step);
      return;
    }
    if (message.id !== this.#id) return;
    this.#deadline.clear();
    if (message.kind === 'started') {
      const { chain } = this.#last!;
      this.#deadline.start(this.#defined(chain.steps[message.step]?.tool ?? ''), (error) => {
        this.#end();
        this.#fail(message.step, error.message);
      });
    }
    if (message.kind === 'ended') return;
    if (message.kind === 'done' || message.kind === 'failed') this.#heard = message.id;
    this.#tell(message);
  }
}
