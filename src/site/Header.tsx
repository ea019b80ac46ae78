import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useKept } from '@/ui/storage';
import { BASE } from './route';
import { applyTheme, THEMES, type Theme, theme } from './theme';

/** Drawn, not set: a name in two weights of its own would make the first paint of every page wait for two more fonts. */
const Wordmark = () => (
  <svg viewBox="0 0 96 24" aria-hidden="true" focusable="false">
    <path d="M7 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h2M17 3h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-2" />
    <circle cx="12" cy="12" r="3.5" />
    <path
      strokeWidth="1.7"
      d="M33 4.5v13M36.5 13.2a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0M55 10.2a4.3 4.3 0 1 0 0 6M57.5 13.2a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0M66.1 9v8.5M70 4.5v13"
    />
    <path
      strokeWidth="2.5"
      d="M75 4.5v13M80.8 9.2l-5.6 4.8M77.6 12.2l3.6 5.3M85.6 9.2v8.3M85.6 5v.01M91 5.8v9.2a2.5 2.5 0 0 0 2.5 2.5h.6M89 9.2h5"
    />
  </svg>
);

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const ICONS: Readonly<Record<Theme, string>> = { system: 'monitor', light: 'sun', dark: 'moon' };

export function Header({ onSearch, onShortcuts }: { onSearch(): void; onShortcuts(): void }) {
  const chosen = useKept(theme);
  return (
    <header className="site-header">
      <a className="wordmark" href={BASE} aria-label="localkit">
        <Wordmark />
      </a>
      <button type="button" className="search-button" onClick={onSearch} aria-keyshortcuts="Control+K Meta+K /">
        <Icon name="search" />
        <span>Search tools</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Button iconOnly look="quiet" icon="keyboard" label="Keyboard shortcuts" onClick={onShortcuts} />
      <Button
        iconOnly
        look="quiet"
        icon={ICONS[chosen]}
        label={`Theme: ${THEMES[chosen]}`}
        onClick={() => {
          theme.set(NEXT[chosen]);
          applyTheme(NEXT[chosen]);
        }}
      />
    </header>
  );
}
