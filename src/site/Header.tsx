import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useKept } from '@/ui/storage';
import { BASE } from './route';
import { applyTheme, THEMES, type Theme, theme } from './theme';

export const Mark = () => (
  <svg className="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M7 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h2M17 3h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-2" />
    <circle cx="12" cy="12" r="3.5" />
  </svg>
);

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const ICONS: Readonly<Record<Theme, string>> = { system: 'monitor', light: 'sun', dark: 'moon' };

export function Header({ onSearch, onShortcuts }: { onSearch(): void; onShortcuts(): void }) {
  const chosen = useKept(theme);
  return (
    <header className="site-header">
      <a className="wordmark" href={BASE}>
        <Mark />
        <span>
          local<b>kit</b>
        </span>
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
