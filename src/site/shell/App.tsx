import {
  type CSSProperties,
  Fragment,
  lazy,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { getInputs } from '@/kit/input';
import { changedOptions } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { ToastRegion, toast } from '@/ui/controls/Toast';
import { isTyping } from '@/ui/input/keys';
import { Boundary } from '@/ui/output/Boundary';
import { usePersisted } from '@/ui/storage/storage';
import { type ResultToUse, sendToChain, siteActions } from '@/ui/storage/transfer';
import { BatchPanel, takesBatch } from '../batch/BatchPanel';
import type { Page } from '../page';
import { CHAIN, categoryPath, chainPath, toolPath } from '../route';
import { favourites, toggleFavourite } from '../storage/visits';
import { Header } from './Header';
import { navigate } from './navigation';
import { StylesBelowTitle } from './StylesBelowTitle';

const UseIn = lazy(() => import('../search/UseIn'));
const Palette = lazy(() => import('../search/Palette'));
const Shortcuts = lazy(() => import('./Shortcuts'));

interface FirstPage {
  /** React has the page as it came, and has changed nothing yet. */
  onTakenOver(): void;
  /** All effects have run: whatever is done now is answered. */
  onReady(): void;
}

export function App({ page, first }: { page: Page; first?: FirstPage }) {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | ResultToUse>();
  /** Typed between the shortcut and the arrival of the palette. */
  const typedEarly = useRef('');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const chord = event.ctrlKey || event.metaKey;
      if (open === 'palette' && !chord && event.key.length === 1 && !document.querySelector('.palette')) {
        typedEarly.current += event.key;
        event.preventDefault();
        return;
      }
      if (chord && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') setOpen('palette');
      else if (chord || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      else if (event.key === '/') setOpen('palette');
      else if (event.key === '?') setOpen('shortcuts');
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
  useEffect(() => {
    siteActions.openUseIn = setOpen;
    siteActions.openOtherTool = async (misplaced) =>
      (await import('../search/suggest/open-other-tool')).openOtherTool(misplaced);
    siteActions.runOnFiles = ({ slug, tool, options, files }) => {
      sendToChain({ steps: [{ tool: slug, options: changedOptions(tool.options, options) }], each: 'file' }, '', files);
      navigate(chainPath);
    };
  }, []);
  const close = () => {
    typedEarly.current = '';
    setOpen(undefined);
  };

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header at={page.facts.kind} onSearch={() => setOpen('palette')} onShortcuts={() => setOpen('shortcuts')} />
      <main
        id="main"
        tabIndex={-1}
        className={`page hued ${page.facts.kind} ${pageWidth(page)}`}
        style={pageHue(page) as CSSProperties}
      >
        <PageHead page={page} />
        <StylesBelowTitle />
        {page.Body && (
          <Boundary key={page.facts.kind === 'tool' ? page.facts.slug : page.facts.kind} what="The tool">
            <page.Body
              slug={page.facts.kind === 'tool' ? page.facts.slug : ''}
              tool={page.tool!}
              page={page.settings ?? {}}
            />
          </Boundary>
        )}
        {page.facts.kind === 'tool' && page.tool && takesBatch(page.tool) && (
          <BatchPanel key={`several ${page.facts.slug}`} slug={page.facts.slug} tool={page.tool} />
        )}
      </main>
      <ToastRegion />
      {first && <Started {...first} />}
      <Boundary key={typeof open === 'object' ? open.slug : open} what="The dialog" fallback={null}>
        {open === 'palette' && <Palette typedEarly={() => typedEarly.current} onClose={close} />}
        {open === 'shortcuts' && <Shortcuts onClose={close} />}
        {typeof open === 'object' && <UseIn offered={open} onClose={close} />}
      </Boundary>
    </>
  );
}

/**
 * A state set before the next paint makes React do at once what it would put off until after it: all effects, and what
 * comes of what was typed early. So the start is one task, drawn once.
 */
function Started({ onTakenOver, onReady }: FirstPage) {
  const [started, setStarted] = useState(false);
  useLayoutEffect(() => {
    onTakenOver();
    setStarted(true);
  }, [onTakenOver]);
  useEffect(() => {
    if (started) onReady();
  }, [started, onReady]);
  return null;
}

/** The hue of the page's category, for all that is tinted on it. */
const pageHue = ({ facts }: Page) => {
  const hue = facts.kind === 'tool' ? facts.category.hue : facts.kind === 'category' ? facts.hue : undefined;
  return hue === undefined ? {} : { '--hue': hue };
};

/** As wide as what is on it needs: panes side by side take the window, one answer does not. */
function pageWidth({ facts, tool, settings }: Page): 'wide' | 'stage' | 'answer' {
  if (facts.kind !== 'tool') return facts.kind === 'chain' ? 'wide' : 'stage';
  if (settings?.width) return settings.width;
  if (!tool?.input || settings?.compact) return 'answer';
  return getInputs(tool.input).every(([, input]) => input.short) ? 'answer' : 'wide';
}

function PageHead({ page: { facts } }: { page: Page }) {
  switch (facts.kind) {
    case 'missing':
      return null;
    case 'home':
      return (
        <div className="home-hero">
          <h1>Paste anything. Get the answer.</h1>
          <p>{facts.tools} tools that run in your browser. Nothing is uploaded.</p>
        </div>
      );
    case 'category':
    case 'chain':
    case 'document':
      return (
        <Head
          tile={
            facts.kind !== 'document' && (
              <span className="tile">
                <Icon name={facts.icon} />
              </span>
            )
          }
          name={facts.name}
          actions={facts.kind === 'chain' && <Favourite slug={CHAIN} name={facts.name} />}
        >
          <p>{facts.description}</p>
        </Head>
      );
    case 'tool':
      return (
        <Head
          tile={
            <a
              className="tile"
              href={categoryPath(facts.category.slug)}
              aria-label={facts.category.name}
              title={facts.category.name}
            >
              <Icon name={facts.icon} />
            </a>
          }
          name={facts.name}
          actions={<Favourite slug={facts.slug} name={facts.name} />}
        >
          <p title={facts.description}>{facts.description}</p>
          {facts.similar && <SimilarTools isFor={facts.isFor} similar={facts.similar} />}
        </Head>
      );
  }
}

interface HeadProps {
  /** The icon on its category's tint. */
  tile?: ReactNode;
  name: string;
  actions?: ReactNode;
  /** What the page is for, in a line. */
  children: ReactNode;
}

const Head = ({ tile, name, actions, children }: HeadProps) => (
  <div className="page-head">
    {tile}
    <div className="head-text">
      <h1>{name}</h1>
      {children}
    </div>
    {actions && <div className="head-actions">{actions}</div>}
  </div>
);

type ToolFacts = Extract<Page['facts'], { kind: 'tool' }>;

/** Which of those that do nearly the same. */
const SimilarTools = ({ isFor, similar: twins = [] }: Pick<ToolFacts, 'isFor' | 'similar'>) => (
  <p className="twins">
    {isFor && `This one is for ${isFor}. `}
    {twins.map((twin) => (
      <Fragment key={twin.slug}>
        <a href={toolPath(twin.slug)}>{twin.name}</a>
        {twin.isFor ? ` is for ${twin.isFor}. ` : ' is the same tool with another name.'}
      </Fragment>
    ))}
  </p>
);

function Favourite({ slug, name }: { slug: string; name: string }) {
  const on = usePersisted(favourites).includes(slug);
  return (
    <Button
      iconOnly
      variant="quiet"
      icon="star"
      className={on ? 'starred' : ''}
      label="Favourite"
      aria-pressed={on}
      onClick={() => {
        const kept = toggleFavourite(slug);
        toast({
          title: on ? `${name} removed from favourites` : `${name} added to favourites`,
          description: kept ? undefined : 'The browser didn’t let us save it for your next visit.',
        });
      }}
    />
  );
}
