import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { categories, entries } from '@/kit/catalogue';
import { App } from './App';
import { type DocumentParts, POLICY, writeDocument } from './document';
import { factsOf } from './facts';
import { More } from './More';
import { loadParts, type Parts } from './parts';
import { BASE, categoryPath, parsePath, toolPath } from './route';

export { BASE, POLICY };

/** Every page of the site by its path. */
export const paths = (): readonly string[] => [
  BASE,
  ...categories.map(({ slug }) => categoryPath(slug)),
  ...entries.map(({ slug }) => toolPath(slug)),
  `${BASE}404`,
];

/** Where the built files of a page are; the build and the development server each have their own answer. */
export type Locate = (files: Parts['files']) => Pick<DocumentParts, 'modules' | 'entry' | 'preload' | 'styles'>;

export interface RenderOptions {
  /** Scheme and host of the public site. */
  origin: string;
  locate: Locate;
  development?: boolean;
  extraHead?: string;
}

/** One whole HTML page. */
export async function render(path: string, { origin, locate, development, extraHead }: RenderOptions): Promise<string> {
  const facts = factsOf(parsePath(path) ?? { kind: 'missing' });
  const parts = await loadParts(facts);
  const { prelude } = await prerender(<App page={{ facts, tool: parts.tool, Body: parts.Body }} />);
  return writeDocument({
    facts,
    address: origin + path,
    app: await new Response(prelude).text(),
    more: renderToStaticMarkup(<More facts={facts} {...parts} />),
    questions: parts.questions,
    origin,
    development,
    extraHead,
    ...locate(parts.files),
  });
}
