import {
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  Fragment,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import type { Language } from '@/kit/input';
import { getLanguage, type Output, type OutputKind, type Shown } from '@/kit/output';
import type { Values } from '../hooks/useOptions';
import { Boundary } from './Boundary';
import { fitsHero } from './fits-hero';
import { LongText } from './LongText';
import type { ViewerProps } from './viewers/viewer';

/** Text of more than this is laid out row by row as it is scrolled to. */
const PLAIN_LIMIT = 50_000;
/** With colours every word is an element. */
const COLOURED_LIMIT = 5000;

const loaders = {
  tree: () => import('./viewers/TreeViewer'),
  list: () => import('./viewers/ListViewer'),
  fields: () => import('./viewers/FieldsViewer'),
  table: () => import('./viewers/TableViewer'),
  image: () => import('./viewers/ImageViewer'),
  bytes: () => import('./viewers/BytesViewer'),
  diff: () => import('./viewers/DiffViewer'),
};
type Loaded = keyof typeof loaders;
type Viewer = ComponentType<Omit<ViewerProps<OutputKind>, 'value'> & { value: unknown }>;
const arrived = new Map<Loaded, Viewer>();
const lazyViewers = Object.fromEntries(
  Object.entries(loaders).map(([kind, loadViewer]) => [kind, lazy(loadViewer as () => Promise<{ default: Viewer }>)]),
) as unknown as Record<Loaded, Viewer>;
/** For what the server draws: it stays as it came until its viewer is there, unless it is drawn again meanwhile. */
const DrawnBefore = memo(function DrawnBefore({ kind, ...props }: { kind: Loaded } & ComponentProps<Viewer>) {
  const LazyViewer = lazyViewers[kind];
  return (
    <Suspense fallback={<div data-waits="" />}>
      <LazyViewer {...props} />
    </Suspense>
  );
});

const load = async (kind: Loaded): Promise<void> => {
  const viewer = (await loaders[kind]()) as { default: Viewer };
  arrived.set(kind, viewer.default);
};

/** Fetches a viewer before the first result needs it. */
export function prepareViewer(kind: OutputKind): void {
  // The result that needs it says that it did not come.
  if (kind in loaders) load(kind as Loaded).catch(() => {});
}

/** Colours for the rows of a language, once they have arrived. */
function useColours(language: string | undefined): ((row: string) => ReactNode) | undefined {
  const [colour, setColour] = useState<(row: string) => ReactNode>();
  useEffect(() => {
    if (language !== 'json') return;
    let current = true;
    import('./viewers/json-colours').then(({ colourRow }) => current && setColour(() => colourRow));
    return () => {
      current = false;
    };
  }, [language]);
  return colour;
}

/** Never on long text: a grammar works in the page's own thread. */
const LONGEST_COLOURED = 20_000;
const Coloured = lazy(() => import('../input/code/Coloured'));

export function TextViewer({
  value,
  label,
  language,
  wrap,
  hero,
  prose,
}: {
  value: string;
  label: string;
  language?: Language;
  wrap?: boolean;
  /** Set large, if it is short. */
  hero?: boolean;
  prose?: boolean;
}) {
  const isHero = hero && fitsHero(value);
  const colour = useColours(language);
  const isColoured = language && language !== 'json' && value.length <= LONGEST_COLOURED;
  if (value.length > (language === 'json' ? COLOURED_LIMIT : PLAIN_LIMIT))
    return <LongText text={value} label={label} wrap={wrap} colour={colour} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area would be laid out and painted far more slowly.
    <div
      className={`text-out ${wrap === false ? '' : 'wrapped'} ${isHero ? 'hero' : ''} ${prose ? 'prose' : ''}`}
      style={isHero ? ({ '--chars': [...value].length } as CSSProperties) : undefined}
      tabIndex={0}
      role="textbox"
      aria-readonly="true"
      aria-multiline="true"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        getSelection()?.selectAllChildren(event.currentTarget);
      }}
    >
      {colour ? (
        value.split('\n').map((line, at) => (
          <Fragment key={at}>
            {at > 0 && '\n'}
            {colour(line)}
          </Fragment>
        ))
      ) : isColoured ? (
        <Suspense fallback={value}>
          <Coloured text={value} language={language} />
        </Suspense>
      ) : (
        value
      )}
    </div>
  );
}

interface OutputViewProps {
  shown: Shown;
  output: Output;
  options: Values;
  /** It is part of the page as the server draws it. */
  isDrawnBefore?: boolean;
}

/** Shows a result as its kind asks for. */
export function OutputView({ shown, output, options, isDrawnBefore }: OutputViewProps) {
  if (shown.kind === 'text' || shown.kind === 'code')
    return (
      <TextViewer
        value={shown.value}
        label={output.label}
        language={getLanguage(output, options)}
        wrap={output.wrap ? Boolean(options[output.wrap]) : true}
        hero={output.hero === true}
        prose={output.prose}
      />
    );
  const { label, copiedMessage, hero, isPassword } = output;
  const props = { kind: shown.kind, value: shown.value, label, copiedMessage, hero, isPassword };
  return <Boundary what="The viewer">{isDrawnBefore ? <DrawnBefore {...props} /> : <ViewerFor {...props} />}</Boundary>;
}

/** Not `lazy`, whose placeholder stays for a third of a second at least. */
function ViewerFor({ kind, ...props }: ComponentProps<Viewer> & { kind: Loaded }) {
  const [, drawAgain] = useState<unknown>();
  const Viewer = arrived.get(kind);
  const isThere = Viewer !== undefined;
  useEffect(() => {
    // It may have come since it was missed.
    if (isThere) return;
    const fail = (error: unknown) =>
      drawAgain(() => {
        throw error;
      });
    load(kind).then(() => drawAgain(kind), fail);
  }, [kind, isThere]);
  return Viewer ? (
    <Viewer {...props} />
  ) : (
    <div className="empty" data-waits="">
      …
    </div>
  );
}
