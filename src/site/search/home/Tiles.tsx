import type { CSSProperties, ReactNode } from 'react';
import { toolPath } from '../../route';
import { CRON_HOURS, PALETTE, PASSWORD, QR_ROWS, TIMES, UNITS } from './tiles';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const qrPath = QR_ROWS.map((row, y) =>
  [...row].map((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : '')).join(''),
).join('');

const PasswordLetters = () =>
  [...PASSWORD].map((letter, at) => {
    const kind = /\d/.test(letter) ? 'tile-digit' : /\W/.test(letter) ? 'tile-sign' : undefined;
    return kind ? (
      <span key={at} className={kind}>
        {letter}
      </span>
    ) : (
      letter
    );
  });

interface Tile {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly hue: number;
  /** It fills its tile up to the edges. */
  readonly fills?: boolean;
  readonly picture: ReactNode;
}

const TILES: readonly Tile[] = [
  {
    slug: 'qr-generator',
    name: 'QR Code',
    about: 'logo, shapes, 4096 px',
    hue: 255,
    picture: (
      <svg aria-hidden="true" viewBox="0 0 25 25" width="84" height="84">
        <path className="tile-ink" d={qrPath} />
      </svg>
    ),
  },
  {
    slug: 'color-palette-generator',
    name: 'Palette',
    about: 'space bar for another',
    hue: 350,
    fills: true,
    picture: PALETTE.colors.map((color) => <i key={color} style={{ background: color }} />),
  },
  {
    slug: 'crontab',
    name: 'Cron',
    about: 'every 15 min, working hours',
    hue: 75,
    picture: (
      <svg aria-hidden="true" viewBox="0 0 168 62" width="100%">
        {DAYS.map((day) =>
          HOURS.map((hour) => (
            <rect
              key={`${day} ${hour}`}
              className={
                day < CRON_HOURS.days && hour >= CRON_HOURS.from && hour <= CRON_HOURS.to ? 'tile-ink' : 'tile-pale'
              }
              x={hour * 7}
              y={day * 9}
              width="5.5"
              height="7"
              rx="1.5"
            />
          )),
        )}
      </svg>
    ),
  },
  {
    slug: 'pomodoro-timer',
    name: 'Pomodoro',
    about: 'tasks, log, sounds',
    hue: 200,
    picture: (
      <svg aria-hidden="true" viewBox="0 0 90 90" width="88" height="88">
        <circle className="tile-ring tile-pale-ring" cx="45" cy="45" r="38" />
        <path className="tile-ring" d="M45 7a38 38 0 1 1-36 26" />
        <text x="45" y="51" textAnchor="middle">
          18:24
        </text>
      </svg>
    ),
  },
  {
    slug: 'regex-tester',
    name: 'Regex',
    about: 'explained, seven languages',
    hue: 90,
    picture: (
      <p className="tile-lines">
        order <mark>#4821</mark> of
        <br />
        and <mark>#77</mark> today
      </p>
    ),
  },
  {
    slug: 'json-formatter',
    name: 'JSON',
    about: 'every digit kept',
    hue: 165,
    picture: (
      <p className="tile-lines tile-small">
        ▾ user
        <br />
        &nbsp; name <b>"Ada"</b>
        <br />
        &nbsp; id <b className="tile-sign">9007199254740993</b>
      </p>
    ),
  },
  {
    slug: 'random-password',
    name: 'Password',
    about: 'or a phrase to remember',
    hue: 320,
    picture: (
      <p className="tile-mono">
        <PasswordLetters />
      </p>
    ),
  },
  {
    slug: 'text-diff-checker',
    name: 'Diff',
    about: 'texts, patches, three-way',
    hue: 130,
    picture: (
      <p className="tile-lines tile-diff">
        <del>− timeout: 30</del>
        <ins>+ timeout: 45</ins>
      </p>
    ),
  },
  {
    slug: 'time-zone-converter',
    name: 'Time zones',
    about: 'find an hour for all',
    hue: 220,
    picture: (
      <p className="tile-two">
        <strong>{TIMES.to} Tokyo</strong>
        {TIMES.from.slice(-5)} London
      </p>
    ),
  },
  {
    slug: 'unit-converter',
    name: 'Units',
    about: '“72 f to c” works',
    hue: 60,
    picture: (
      <p className="tile-two">
        <strong>{UNITS.result.slice(0, 5)} km</strong>
        {UNITS.input} miles
      </p>
    ),
  },
  {
    slug: 'css-gradient-generator',
    name: 'Gradient',
    about: 'OKLCH, layers, CSS',
    hue: 300,
    fills: true,
    picture: <i className="tile-gradient" />,
  },
  {
    slug: 'hash-text',
    name: 'Hash',
    about: 'SHA-256 and 26 more',
    hue: 290,
    picture: (
      <p className="tile-mono tile-small">
        ba7816bf 8f01cfea
        <br />
        414140de 5dae2223
      </p>
    ),
  },
];

/** A dozen tools, drawn at work: the quickest way to say what is here. */
export function Tiles() {
  return (
    <section className="below-section tiles-section" aria-label="Popular tools">
      <ul className="tiles">
        {TILES.map(({ slug, name, about, hue, fills, picture }) => (
          <li key={slug}>
            <a className="home-tile hued" href={toolPath(slug)} style={{ '--hue': hue } as CSSProperties}>
              <span className={`tile-picture ${fills ? 'tile-full' : ''}`} aria-hidden="true">
                {picture}
              </span>
              <strong>{name}</strong>
              <small>{about}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
