import { InputError, placeAt } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import type { JsonDocument, JsonOptions } from './document';
import { type DocumentsForm, faultInLines, readDocuments, repairLines } from './documents';
import type { JsonProblemCode } from './problem-codes';
import { type Repair, repairJson } from './repair';
import { scanJson } from './scan';

export interface JsonInputOptions extends JsonOptions {
  /** Mends what is no JSON. */
  repair?: boolean;
}

export interface JsonInput {
  /** The document; an array of them all where there are several. */
  doc: JsonDocument;
  several?: { form: DocumentsForm; count: number };
  /** It is not what was given, but what that was mended to. */
  mended: boolean;
  /** How it was read, where that is not as one document, and what was mended. */
  notes: string[];
  /** Where in what was given, or in what that was mended to, an offset of the document's text stands. */
  findOffset(offset: number): number;
  /** Does work on the document; what that finds wrong is shown at its place in what was given. */
  placed<Done>(work: () => Done): Done;
}

/** Beyond this, what is wrong with a text is said without looking whether it could be mended. */
const LONGEST_OFFER = 1_000_000;

const asIs = <Done>(work: () => Done): Done => work();
const same = (offset: number): number => offset;

function placing(change: (details: InputError['details']) => InputError['details']): JsonInput['placed'] {
  return (work) => {
    try {
      return work();
    } catch (error) {
      throw error instanceof InputError ? new InputError(error.message, change(error.details)) : error;
    }
  };
}

const documentsNote = (form: DocumentsForm, count: number): string =>
  form === 'lines'
    ? `Read as JSON Lines: ${grouped(count)} documents.`
    : `Read as a sequence of ${grouped(count)} JSON documents.`;

/** One document, or several; throws what is wrong. */
function readPlain(text: string, options: JsonOptions): JsonInput {
  let code: JsonProblemCode | undefined;
  try {
    const doc = scanJson(text, options, (found, message, offset) => {
      code = found;
      throw new InputError(message, placeAt(text, offset));
    });
    return { doc, mended: false, notes: [], findOffset: same, placed: asIs };
  } catch (error) {
    if (!(error instanceof InputError) || (code !== 'extra-text' && !text.includes('\x1e'))) throw error;
    const several = readDocuments(text, options);
    if (!several) throw faultInLines(text, options) ?? error;
    const { form, count, doc, findOffset } = several;
    return {
      doc,
      several: { form, count },
      mended: false,
      notes: [documentsNote(form, count)],
      findOffset,
      placed: placing(({ offset, ...rest }) => ({
        ...rest,
        ...(offset !== undefined && placeAt(text, findOffset(offset))),
      })),
    };
  }
}

/** What is nearly JSON as JSON; of JSON Lines each line by itself. */
export const repairInput = (text: string, options: JsonOptions = {}): Repair | undefined => {
  const mend = (part: string) => repairJson(part, { keepComments: options.allowComments });
  return repairLines(text, options, mend) ?? mend(text);
};

/** In one sentence; JSON, NaN and None keep their letters. */
export const inWords = (fixes: readonly string[]): string =>
  fixes.map((fix) => fix.charAt(0).toLowerCase() + fix.slice(1)).join(', ');

/**
 * What a tool takes as JSON: a document, JSON Lines, or several documents one after the other. Where it is none of
 * them, it is mended if that is asked for, and else the error says what could be.
 */
export function readJsonInput(text: string, { repair = false, ...options }: JsonInputOptions = {}): JsonInput {
  try {
    return readPlain(text, options);
  } catch (error) {
    if (!(error instanceof InputError) || (!repair && text.length > LONGEST_OFFER)) throw error;
    const repaired = repairInput(text, options);
    if (!repaired) throw error;
    if (!repair) {
      const { fixes } = repaired;
      const hint = `Repair can fix this: ${inWords(fixes)}.`;
      throw new InputError(error.message, { ...error.details, hint, repairs: fixes });
    }
    const unplaced = placing(() => ({}));
    const read = unplaced(() => readPlain(repaired.text, options));
    return { ...read, mended: true, notes: [`Repaired: ${inWords(repaired.fixes)}.`, ...read.notes], placed: unplaced };
  }
}
