import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { prepareRun, prepareWorker } from '@/kit/run/runner';
import type { AnyTool } from '@/kit/tool';
import { prepareViewer } from '@/ui/output/OutputView';
import type { ToolPageProps } from '@/ui/pages/page';
import type { Embedded, Page } from '../page';
import { rememberVisit } from '../storage/visits';
import { App } from './App';
import { collectEarlyInput } from './early-input';
import { startMainInput } from './main-input';
import { reloadOnce, startNavigation } from './navigation';

/** Something was entered since the page was drawn. To load it anew would lose that. */
let entered = false;
for (const kind of ['input', 'paste', 'drop'])
  addEventListener(
    kind,
    () => {
      entered = true;
    },
    true,
  );

/** WebKit breaks off what a page was still loading when it is left: that is no fault, and a reload would break off the way out. */
let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
});

// A piece that is gone since a new deployment, asked for by anything on the page.
addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = 'A part of this page couldn’t be loaded. Check the connection, then reload the page.';
  if (!entered && !isLeaving) reloadOnce();
});

const importDefault = async <Value,>(address: string | undefined): Promise<Value | undefined> =>
  address === undefined ? undefined : ((await import(/* @vite-ignore */ address)) as { default: Value }).default;

const whenQuiet = (work: () => void) => {
  if (document.readyState === 'complete') setTimeout(work, 1000);
  else addEventListener('load', () => setTimeout(work, 1000), { once: true });
};

function describe({ facts }: Page): void {
  document.title = facts.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', facts.description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + location.pathname);
}

function noteVisit({ facts }: Page): void {
  if (facts.kind === 'tool') rememberVisit(facts.slug);
}

async function takeOver(): Promise<void> {
  const { facts, modules, settings } = JSON.parse(document.getElementById('page')!.textContent!) as Embedded;
  if (modules.inWorker && facts.kind === 'tool') prepareWorker(facts.slug, modules.inWorker);
  const [tool, Body] = await Promise.all([
    importDefault<AnyTool>(modules.tool),
    importDefault<ComponentType<ToolPageProps>>(modules.body),
  ]);
  if (tool) prepareViewer(tool.output.kind);
  const page: Page = { facts, tool, Body, settings };
  const container = document.getElementById('app')!;
  const enterEarlyInput = collectEarlyInput(container);
  const root = hydrateRoot(
    container,
    <App
      page={page}
      first={{
        onTakenOver: enterEarlyInput,
        onReady() {
          document.documentElement.dataset.ready = '';
          // After what was typed early has its result.
          setTimeout(() => {
            import('./after-start').then(
              ({ loadDecorations }) => loadDecorations(),
              () => {},
            );
            if (facts.kind === 'tool' && tool) prepareRun(facts.slug, tool);
          }, 200);
        },
      }}
    />,
  );
  noteVisit(page);
  /** Where it does not come, this page goes on without. */
  let idleTasks: Promise<typeof import('./idle-tasks') | undefined> | undefined;
  whenQuiet(() => {
    idleTasks = import('./idle-tasks').catch(() => undefined);
    idleTasks.then((tasks) => tasks?.startIdleTasks(entered));
  });
  startNavigation({
    load: async (pathname) => (await import('./load-page')).loadPage(pathname),
    show(next) {
      flushSync(() => root.render(<App page={next} />));
      entered = false;
      describe(next);
      noteVisit(next);
      idleTasks?.then((tasks) => tasks?.noteNavigation());
    },
  });
}

/** Makes the page that was delivered a living one. Whatever fails here, it stays readable as it came. */
export async function start(): Promise<void> {
  startMainInput();
  try {
    await takeOver();
  } catch (error) {
    console.error(error);
    if (!isLeaving) reloadOnce();
  }
}
