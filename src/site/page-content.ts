import type { ComponentType } from 'react';
import { loadTool } from '@/kit/definitions';
import type { Question } from '@/kit/meta';
import type { PageSettings } from '@/kit/page';
import type { AnyTool } from '@/kit/tool';
import type { ToolPageProps } from '@/ui/pages/page';
import { DOCUMENTS } from './documents/list';
import type { PageFacts } from './page';

type Body = ComponentType<ToolPageProps>;

const views = import.meta.glob<Body>('../tools/*/*/view.tsx', { import: 'default' });
const settings = import.meta.glob<PageSettings>('../tools/*/*/page.ts', { import: 'default' });
const faqs = import.meta.glob<readonly Question[]>('../tools/*/*/faq.ts', { import: 'default' });

const find = <Found>(
  all: Readonly<Record<string, Found>>,
  slug: string,
): readonly [path: string, found: Found] | undefined =>
  Object.entries(all).find(([path]) => path.split('/')[3] === slug);

const source = (path: string) => path.replace('../', 'src/');

/** The pieces of a page besides the shell, and the source files they come from. */
export interface PageContent {
  readonly tool: AnyTool | undefined;
  readonly Body: Body | undefined;
  /** How the tool's shared page differs from others. */
  readonly settings?: PageSettings;
  readonly questions: readonly Question[];
  readonly files: { readonly body?: string; readonly tool?: string };
}

export async function loadContent(facts: PageFacts): Promise<PageContent> {
  if (facts.kind === 'home') {
    const { default: Body } = await import('./search/home/Home');
    return { tool: undefined, Body, questions: [], files: { body: 'src/site/search/home/Home.tsx' } };
  }
  if (facts.kind === 'missing') {
    const { default: Body } = await import('./shell/Missing');
    return { tool: undefined, Body, questions: [], files: { body: 'src/site/shell/Missing.tsx' } };
  }
  if (facts.kind === 'chain') {
    const [{ default: Body }, { default: questions }] = await Promise.all([
      import('./chain/ChainPage'),
      import('./chain/faq'),
    ]);
    return { tool: undefined, Body, questions, files: { body: 'src/site/chain/ChainPage.tsx' } };
  }
  if (facts.kind === 'document' && DOCUMENTS[facts.slug].hasBody) {
    return facts.slug === 'settings'
      ? {
          tool: undefined,
          Body: (await import('./documents/Settings')).default,
          questions: [],
          files: { body: 'src/site/documents/Settings.tsx' },
        }
      : {
          tool: undefined,
          Body: (await import('./documents/Offline')).default,
          questions: [],
          files: { body: 'src/site/documents/Offline.tsx' },
        };
  }
  if (facts.kind !== 'tool') return { tool: undefined, Body: undefined, questions: [], files: {} };

  const { slug, category } = facts;
  const folder = `src/tools/${category.slug}/${slug}`;
  const view = find(views, slug);
  const [tool, questions, page] = await Promise.all([
    loadTool(slug),
    find(faqs, slug)?.[1]() ?? [],
    find(settings, slug)?.[1](),
  ]);
  const files = tool ? { tool: `${folder}/tool.ts` } : {};
  const shared = { tool, questions, settings: page };
  if (view) return { ...shared, Body: await view[1](), files: { ...files, body: source(view[0]) } };
  if (!tool) throw new Error(`${slug} has neither a tool.ts nor a view.tsx`);
  return tool.input
    ? {
        ...shared,
        Body: (await import('@/ui/pages/TransformPage')).default,
        files: { ...files, body: 'src/ui/pages/TransformPage.tsx' },
      }
    : {
        ...shared,
        Body: (await import('@/ui/pages/GeneratorPage')).default,
        files: { ...files, body: 'src/ui/pages/GeneratorPage.tsx' },
      };
}
