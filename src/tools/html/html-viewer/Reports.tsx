import { useEffect, useMemo, useRef } from 'react';
import type { Report } from '@/engines/markup/preview';
import type { IconName } from '@/kit/icon-name';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { plural } from '@/ui/output/count';

/** What a refused address is called: the host, or the file's name where it was looked for on our own. */
function readBlocked({ text }: Report): { isSameOrigin: boolean; name: string } | undefined {
  if (!/^https?:/.test(text)) return undefined;
  const { origin, host, pathname } = new URL(text);
  return origin === location.origin
    ? { isSameOrigin: true, name: pathname.slice(1) }
    : { isSameOrigin: false, name: host };
}

const NAMED = 3;
const listNames = (names: readonly string[]) =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` and ${names.length - NAMED} more` : '');

/** What the preview was not allowed to load, and why. */
export function BlockedNote({
  reports,
  remote,
  scripts,
}: {
  reports: readonly Report[];
  remote: boolean;
  scripts: boolean;
}) {
  const blocked = useMemo(
    () =>
      reports
        .filter(({ level, directive }) => level === 'blocked' && (scripts || !directive?.startsWith('script-src')))
        .flatMap((report) => readBlocked(report) ?? []),
    [reports, scripts],
  );
  const named = (isSameOrigin: boolean) => [
    ...new Set(blocked.filter((one) => one.isSameOrigin === isSameOrigin).map((one) => one.name)),
  ];
  const hosts = named(false);
  const files = named(true);
  if (hosts.length + files.length === 0) return null;
  return (
    <div className="banner notes html-viewer-blocked" role="status">
      {hosts.length > 0 && (
        <p>
          {remote
            ? `Not allowed in the preview: ${listNames(hosts)}.`
            : `Not loaded: ${listNames(hosts)}. Turn on Load Remote Content to allow it.`}
        </p>
      )}
      {files.length > 0 && <p>Not loaded: {listNames(files)}. Files next to the page on your disk can’t be loaded.</p>}
    </div>
  );
}

const ICONS: Readonly<Partial<Record<Report['level'], IconName>>> = {
  error: 'circle-x',
  warn: 'triangle-alert',
};

/** The tab's first line is the second of its script: the first one ends the tag. */
const findPlace = ({ file, line = 0 }: Report): string =>
  file ? `${file.replaceAll('-', ' ')}, line ${file === 'JavaScript' ? line - 1 : line}` : '';

interface ConsoleProps {
  reports: readonly Report[];
  onClear(): void;
}

/** What the page logged and what failed in it. */
export function Console({ reports, onClear }: ConsoleProps) {
  const lines = reports.filter(({ level }) => level !== 'blocked');
  const errors = lines.filter(({ level }) => level === 'error').length;
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into view as it arrives.
  useEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
  }, [lines.length]);

  return (
    <section className="html-viewer-console" aria-label="Console">
      <header>
        <h3>Console</h3>
        <span className="panel-aside">
          {lines.length === 0 ? 'Nothing logged' : plural(lines.length, 'message')}
          {errors > 0 && <b> {plural(errors, 'error')}</b>}
        </span>
        {lines.length > 0 && <Button small variant="quiet" label="Clear Console" onClick={onClear} />}
      </header>
      <div
        className="html-viewer-log"
        role="log"
        aria-label="Console messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        ref={end}
        hidden={lines.length === 0}
      >
        {lines.map((report, at) => (
          <p key={at} className={report.level}>
            {ICONS[report.level] && <Icon name={ICONS[report.level]!} />}
            <span className="grow">{report.text}</span>
            <span className="html-viewer-where">{findPlace(report)}</span>
          </p>
        ))}
      </div>
    </section>
  );
}
