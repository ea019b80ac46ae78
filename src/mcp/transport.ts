import type { Readable, Writable } from 'node:stream';
import {
  type JSONRPCMessage,
  ProtocolErrorCode,
  parseJSONRPCMessage,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import { Lines } from './lines';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of what was asked in a wrong form, so that whoever waits for an answer gets one. */
const idIn = (message: unknown): RequestId | null => {
  const id = isRecord(message) ? message.id : undefined;
  return typeof id === 'string' || Number.isInteger(id) ? (id as RequestId) : null;
};

function parsed(json: unknown): JSONRPCMessage | undefined {
  try {
    return parseJSONRPCMessage(json);
  } catch {
    return undefined;
  }
}

/**
 * Messages as lines of standard input and output. The protocol's own transport joins and searches all that has come with every
 * chunk, which takes minutes for a long message, and is silent about what is no message.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: <Message extends JSONRPCMessage>(message: Message) => void;

  readonly #input: Readable;
  readonly #output: Writable;
  readonly #longest: number;
  readonly #lines: Lines;
  readonly #arrived = new Map<RequestId, number>();
  #isClosed = false;

  constructor(input: Readable, output: Writable, longest: number) {
    this.#input = input;
    this.#output = output;
    this.#longest = longest;
    this.#lines = new Lines(longest);
  }

  /** When the last byte of a call was there, for its deadline; told once. */
  takeArrival(id: RequestId): number {
    const at = this.#arrived.get(id) ?? performance.now();
    this.#arrived.delete(id);
    return at;
  }

  readonly #onData = (chunk: Buffer) => {
    for (const line of this.#lines.add(chunk)) this.#read(line);
  };
  readonly #onError = (error: Error) => this.onerror?.(error);
  readonly #onEnd = () => void this.close();

  async start(): Promise<void> {
    this.#input.on('data', this.#onData).on('error', this.#onError).on('end', this.#onEnd).on('close', this.#onEnd);
    this.#output.on('error', this.#onError);
  }

  #read(line: string | undefined): void {
    if (line === undefined) {
      this.#refuse(null, ProtocolErrorCode.InvalidRequest, `The message is longer than ${this.#longest} bytes`);
      return;
    }
    if (line.trim() === '') return;
    const arrived = performance.now();
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch {
      this.#refuse(null, ProtocolErrorCode.ParseError, 'The message isn’t JSON');
      return;
    }
    const message = parsed(json);
    if (!message) {
      this.#refuse(idIn(json), ProtocolErrorCode.InvalidRequest, 'The message isn’t a JSON-RPC 2.0 request');
      return;
    }
    if ('method' in message && 'id' in message && message.method === 'tools/call')
      this.#arrived.set(message.id, arrived);
    this.onmessage?.(message);
  }

  #refuse(id: RequestId | null, code: number, message: string): void {
    this.onerror?.(new Error(message));
    this.#write({ jsonrpc: '2.0', id, error: { code, message } }).catch(this.#onError);
  }

  #write(message: object): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#output.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#isClosed) throw new Error('The connection is closed');
    await this.#write(message);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#input.off('data', this.#onData).off('end', this.#onEnd).off('close', this.#onEnd).pause();
    this.onclose?.();
  }
}
