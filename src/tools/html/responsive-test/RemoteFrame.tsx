import { useEffect, useRef, useState } from 'react';

/**
 * - `shown`: the page came.
 * - `slow`: nothing came for a while; it may still.
 * - `refused`: the host answers, but with an error, or it forbids its page to be framed. Browsers do not tell which.
 * - `unreachable`: the host does not answer, or refuses to answer other sites.
 */
export type Outcome = 'shown' | 'slow' | 'refused' | 'unreachable';

interface RemoteFrameProps {
  title: string;
  address: string;
  /** Changing it loads the page again. */
  generation: number;
  width: number;
  height: number;
  scale: number;
  dark: boolean;
  scrollbars: boolean;
  /** Called with nothing as a load begins. */
  onOutcome(outcome: Outcome | undefined): void;
}

export const PATIENCE_MS = 10_000;

/** Enough for a page to work as it does alone, but not to leave its place: no way to navigate this window or the frame around it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const fill = (element: HTMLElement) => {
  element.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
};

/** Puts the page into the document, and says how that went. Gives what takes it away again. */
function show(holder: Document, address: string, scrollbars: boolean, report: (outcome: Outcome) => void): () => void {
  const world = holder.defaultView!;
  const stop = new AbortController();
  const impatient = setTimeout(() => report('slow'), PATIENCE_MS);

  // Of all elements that can hold a page, the object alone tells a page that came from an error.
  const object = holder.createElement('object');
  object.title = 'Tested page';
  object.data = address;
  fill(object);

  const showInFrame = () => {
    const frame = holder.createElement('iframe');
    frame.title = object.title;
    frame.scrolling = scrollbars ? 'auto' : 'no';
    frame.src = address;
    fill(frame);
    object.replaceWith(frame);
  };
  object.addEventListener('load', () => {
    clearTimeout(impatient);
    if (!scrollbars) showInFrame();
    report('shown');
  });
  object.addEventListener('error', async () => {
    clearTimeout(impatient);
    // Shows what an object does not: the page that says 404, or the browser's own words.
    showInFrame();
    const late = setTimeout(() => stop.abort(), PATIENCE_MS);
    try {
      await world.fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal: stop.signal });
      report('refused');
    } catch {
      report('unreachable');
    }
    clearTimeout(late);
  });
  holder.body.replaceChildren(object);

  return () => {
    report = () => {};
    clearTimeout(impatient);
    stop.abort();
    holder.body.replaceChildren();
  };
}

/** A page of another host. Our own policy does not let it in; a document with a wider policy and without any script holds it. */
export function RemoteFrame({
  title,
  address,
  generation,
  width,
  height,
  scale,
  dark,
  scrollbars,
  onOutcome,
}: RemoteFrameProps) {
  const [holder, setHolder] = useState<Document>();
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation is what asks for the reload.
  useEffect(() => {
    latest.current(undefined);
    return holder && show(holder, address, scrollbars, (outcome) => latest.current(outcome));
  }, [holder, address, scrollbars, generation]);

  useEffect(() => {
    // What the frame's element wears is what the page in it is told to prefer.
    if (holder) holder.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  }, [holder, dark]);

  return (
    <iframe
      title={title}
      className="viewport-frame"
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      src={`${import.meta.env.BASE_URL}frame-remote.html`}
      style={{ width, height, transform: `scale(${scale})` }}
      onLoad={(event) => {
        const { contentDocument } = event.currentTarget;
        if (contentDocument) setHolder(contentDocument);
        else onOutcome('unreachable');
      }}
    />
  );
}
