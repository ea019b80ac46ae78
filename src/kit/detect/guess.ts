import type { OptionValue } from '../option';

/** What a tool makes of a text that nobody has said anything about. */
export interface Guess {
  /**
   * How sure it is, from 0 to 1. From 0.9 on hardly anything else looks like this. Below 0.5 it says nothing of what the text is, only what
   * can be done with any text or any number; such offers are left out where something else is known for certain.
   */
  readonly score: number;
  /** What the text is, in a few words: "JWT, HS256". */
  readonly why: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** What the tool is given, where that is not the text as it stands; by name where it takes several. */
  readonly input?: string | Readonly<Record<string, string>>;
  /** The row of the result that answers. */
  readonly take?: string;
  /** Its result is what the text was packed from: it is looked at in its turn. */
  readonly unpacks?: true;
  /** Cannot be tried without something that only the visitor has, such as a passphrase. */
  readonly untried?: true;
  /** Beyond doubt by its first bytes: offered even where the tool refuses this one, whose message then says why. */
  readonly certain?: true;
  /** Wanted only where it is typed: an order such as "uuid", or a text that too many other things look like. */
  readonly typed?: true;
}

/**
 * Beside a `tool.ts`, as `detect.ts`: whether a text is for this tool. Pure and linear.
 * @param text without the blanks around it, its beginning where it is long.
 * @param isCut whether it goes on after that.
 * @param now in milliseconds: some things are only said in view of today.
 * @returns several guesses where one text can be read in several ways.
 */
type Rule = (text: string, isCut: boolean, now: number) => Guess | readonly Guess[] | undefined;

/** What a tool reads, where it can do nothing with other texts. */
export type Reads =
  | 'address'
  | 'codes'
  | 'color'
  | 'command'
  | 'css'
  | 'javascript'
  | 'json'
  | 'number'
  | 'permissions'
  | 'schedule'
  | 'table'
  | 'time'
  | 'token'
  | 'toml'
  | 'url'
  | 'xml'
  | 'yaml';

export type Detect = Rule & { readonly reads?: Reads };

/** @param about `reads` for a tool that takes nothing else: it stands last among those that could go on from another result. */
export const defineDetect = (rule: Rule, about: { readonly reads?: Reads } = {}): Detect => Object.assign(rule, about);

/** What the first bytes of a file say of it. */
export interface FileKind {
  readonly ext: string;
  readonly mime: string;
}

/** Beside a `tool.ts`, as `detect-bytes.ts`: whether bytes that are no text are for this tool. */
export type DetectBytes = (kind: FileKind | undefined) => Guess | undefined;
export const defineDetectBytes = (detect: DetectBytes): DetectBytes => detect;

/** What a file is, in a few words. */
export const describeKind = (kind: FileKind | undefined): string =>
  kind ? `${kind.ext.toUpperCase()}, ${kind.mime}` : 'Binary data';
