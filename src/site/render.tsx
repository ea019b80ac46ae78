import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { categories, entries } from '@/kit/catalogue';
import type { OutputKind } from '@/kit/output';
import { isAlwaysInWorker } from '@/kit/run/runner';
import { type DocumentParts, POLICY, writeDocument } from './document';
import { Changelog, readChangelog } from './documents/Changelog';
import { Licences } from './documents/Licences';
import { DOCUMENTS } from './documents/list';
import { Privacy } from './documents/Privacy';
import { readPackages } from './documents/packages';
import type { DocumentSlug } from './documents/slugs';
import { getFacts } from './facts';
import { loadContent, type PageContent } from './page-content';
import { BASE, categoryPath, chainPath, documentPath, parsePath, toolPath } from './route';
import { App } from './shell/App';
import { BelowMain } from './shell/BelowMain';

export { BASE, entries, POLICY };

/** Every page of the site by its path. */
export const paths = (): readonly string[] => [
  BASE,
  ...categories.map(({ slug }) => categoryPath(slug)),
  ...entries.map(({ slug }) => toolPath(slug)),
  chainPath,
  ...(Object.keys(DOCUMENTS) as DocumentSlug[]).map(documentPath),
  `${BASE}404`,
];

/** Where the built files of a page are; the build and the development server each have their own answer. */
export type Locate = (
  files: PageContent['files'],
  first: { inWorker: boolean; viewer: OutputKind | undefined },
) => Pick<DocumentParts, 'modules' | 'entry' | 'preload' | 'styles' | 'firstRun'>;

export interface RenderOptions {
  /** Scheme and host of the public site. */
  origin: string;
  locate: Locate;
  /** The folders of the packages that are built into the site; the development server builds nothing. */
  packages?: readonly string[];
  development?: boolean;
  extraHead?: string;
}

function DocumentText({ slug, packages }: { slug: DocumentSlug; packages: readonly string[] }) {
  switch (slug) {
    case 'settings':
      return null;
    case 'privacy':
      return <Privacy />;
    case 'changelog':
      return <Changelog versions={readChangelog(readFileSync('CHANGELOG.md', 'utf8'))} />;
    case 'licences':
      return <Licences packages={readPackages(packages)} />;
  }
}

/** One whole HTML page. */
export async function render(
  path: string,
  { origin, locate, packages = [], development, extraHead }: RenderOptions,
): Promise<string> {
  const facts = getFacts(parsePath(path) ?? { kind: 'missing' });
  const content = await loadContent(facts);
  const { prelude } = await prerender(
    <App page={{ facts, tool: content.tool, Body: content.Body, settings: content.settings }} />,
    {
      // Parts that wake later stand where they belong, whatever their size; else a script would have to put them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  return writeDocument({
    facts,
    address: origin + path,
    app: await new Response(prelude).text(),
    below: renderToStaticMarkup(
      <BelowMain facts={facts} {...content}>
        {facts.kind === 'document' && <DocumentText slug={facts.slug} packages={packages} />}
      </BelowMain>,
    ),
    questions: content.questions,
    settings: content.settings,
    origin,
    development,
    extraHead,
    ...locate(content.files, {
      inWorker: content.tool !== undefined && isAlwaysInWorker(content.tool),
      viewer: content.tool?.output.kind,
    }),
  });
}
