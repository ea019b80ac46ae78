/** Beside a `detect.ts`, as `detect.examples.ts`: tests alone read it. */
export interface DetectExamples {
  /** Texts for which the tool is suggested. */
  readonly yes: readonly string[];
  /** Texts that only look so: the tool is not suggested. */
  readonly no: readonly string[];
}
