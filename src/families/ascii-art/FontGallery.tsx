import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { FONT_NAMES } from '@/engines/figlet/files';
import { splitGraphemes } from '@/engines/text/segment';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { keep } from '@/ui/storage/saved-list';
import { persist, usePersisted } from '@/ui/storage/storage';
import './gallery.css';

const stars = persist('localkit:ascii-art:stars', (raw): readonly string[] =>
  Array.isArray(raw) ? raw.filter((name) => FONT_NAMES.includes(name)) : [],
);

/** By what fonts are called: none of them says what it is like. */
const KINDS = {
  all: ['All', undefined],
  starred: ['Starred', undefined],
  small: ['Small', /small|mini|tiny|thin|compact|1row|short|threepoint|three point|lil|straight|cyber|mnemonic|term/i],
  blocks: [
    'Blocks',
    /ansi|block|shadow|bloody|delta|elite|electronic|pagga|calvin|future|graffiti|stforek|rebel|bold/i,
  ],
  threeD: ['3-D', /3.?d|isometric|larry|impossible|relief|henry|merlin|swamp|cube|tilt/i],
  script: ['Script', /script|cursive|italic|fraktur|gothic|roman|serif|georgi|slant|ogre|nancyj|broadway|caligraphy/i],
} as const satisfies Record<string, readonly [string, RegExp | undefined]>;
type Kind = keyof typeof KINDS;
const TABS = Object.fromEntries(Object.entries(KINDS).map(([kind, [label]]) => [kind, label])) as Record<Kind, string>;

/** As much of the text as says how a font looks. */
const SAMPLE_LENGTH = 10;
const SAMPLE_WIDTH = 200;

function sampleOf(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return [...splitGraphemes(line)].slice(0, SAMPLE_LENGTH).join('').trim() || 'Abc';
}

const drawn = new Map<string, string>();
let queue: Promise<unknown> = Promise.resolve();

/** One font after the other is fetched, and only for cards that are still seen when their turn comes. */
function drawInTurn(font: string, text: string, isWanted: () => boolean): Promise<string | undefined> {
  const key = `${font}\n${text}`;
  const next = queue.then(async () => {
    if (!isWanted()) return undefined;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const { drawBanner } = await import('@/engines/figlet/banner');
    const art = await drawBanner(text, { font, width: SAMPLE_WIDTH }).then(
      (banner) => banner.art,
      () => '',
    );
    if (drawn.size > 1000) drawn.clear();
    drawn.set(key, art);
    return art;
  });
  queue = next.catch(() => undefined);
  return next;
}

/** Nothing is fetched for a visitor who has only opened the page. */
function useStarted(): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const start = () => {
      setStarted(true);
      controller.abort();
    };
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll', 'touchstart'] as const)
      addEventListener(event, start, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, []);
  return started;
}

interface FontGalleryProps {
  /** What is to be drawn. */
  text: string;
  font: string;
  onPick(font: string): void;
}

/** Every font with the visitor's own words, drawn as it comes into view. */
export default function FontGallery({ text, font, onPick }: FontGalleryProps) {
  const [wanted, setWanted] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const starred = usePersisted(stars);
  const started = useStarted();
  const sample = sampleOf(text);
  const shown = useMemo(() => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    const [, pattern] = KINDS[kind];
    return FONT_NAMES.filter(
      (name) =>
        words.every((word) => name.toLowerCase().includes(word)) &&
        (kind !== 'starred' || starred.includes(name)) &&
        (!pattern || pattern.test(name)),
    );
  }, [wanted, kind, starred]);
  const star = (name: string) =>
    keep(stars, starred.includes(name) ? starred.filter((one) => one !== name) : [...starred, name]);
  return (
    <section className="font-gallery" aria-label="Fonts">
      <div className="font-gallery-bar">
        <input
          type="search"
          aria-label="Search fonts"
          placeholder={`Search ${FONT_NAMES.length} fonts`}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Tabs label="Kind of font" className="small" tabs={TABS} value={kind} onChange={setKind} />
      </div>
      {shown.length === 0 ? (
        <p className="quiet-note" role="status">
          {kind === 'starred' && starred.length === 0
            ? 'Star a font, and it is listed here.'
            : 'No font is called that.'}
        </p>
      ) : (
        <ul>
          {shown.map((name) => (
            <FontCard
              key={name}
              name={name}
              sample={sample}
              started={started}
              chosen={name === font}
              starred={starred.includes(name)}
              onPick={() => onPick(name)}
              onStar={() => star(name)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FontCardProps {
  name: string;
  sample: string;
  started: boolean;
  chosen: boolean;
  starred: boolean;
  onPick(): void;
  onStar(): void;
}

function FontCard({ name, sample, started, chosen, starred, onPick, onStar }: FontCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const [seen, setSeen] = useState(false);
  const [art, setArt] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)!.isIntersecting));
    observer.observe(card.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!seen || !started) return;
    let wanted = true;
    drawInTurn(name, sample, () => wanted).then((next) => {
      if (wanted && next !== undefined) setArt(next);
    });
    return () => {
      wanted = false;
    };
  }, [seen, started, name, sample]);
  const columns = (art ?? '').split('\n').reduce((most, line) => Math.max(most, line.length), 1);
  return (
    <li ref={card} className="font-card">
      <button type="button" aria-pressed={chosen} onClick={onPick}>
        <span>{name}</span>
        <pre
          aria-hidden="true"
          style={{ '--columns': columns, '--rows': (art ?? '').split('\n').length } as CSSProperties}
        >
          {art}
        </pre>
      </button>
      <Button
        iconOnly
        small
        variant="quiet"
        icon="star"
        className={starred ? 'starred' : ''}
        label={starred ? `Unstar ${name}` : `Star ${name}`}
        aria-pressed={starred}
        onClick={onStar}
      />
    </li>
  );
}
