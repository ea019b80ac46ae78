import { formatWith } from '@/engines/format/format';
import { InputError } from '@/engines/input-error';
import type { PageParts } from '@/engines/markup/page';

const LANGUAGES = { html: 'html', css: 'css', js: 'babel' } as const;
const NAMES = { html: 'HTML', css: 'CSS', js: 'JavaScript' } as const;

export interface FormattedParts {
  readonly parts: PageParts;
  /** What could not be read and is as it was, with the place. */
  readonly problems: readonly string[];
}

const tellProblem = (name: string, error: unknown): string => {
  if (!(error instanceof InputError)) return `${name} can’t be laid out anew without changing what it means.`;
  const { message } = error;
  const { line, column } = error.details;
  const place = line === undefined ? '' : `, line ${line}${column === undefined ? '' : `, column ${column}`}`;
  return `${name}${place}: ${message}`;
};

/** The three parts laid out anew, each by itself: one with a mistake keeps none of the others from it. */
export async function formatParts(parts: PageParts): Promise<FormattedParts> {
  const problems: string[] = [];
  const format = async (part: keyof PageParts): Promise<string> => {
    const source = parts[part];
    if (source.trim() === '') return source;
    try {
      return (await formatWith(LANGUAGES[part], source)).trimEnd();
    } catch (error) {
      problems.push(tellProblem(NAMES[part], error));
      return source;
    }
  };
  const [html, css, js] = [await format('html'), await format('css'), await format('js')];
  return { parts: { html, css, js }, problems };
}
