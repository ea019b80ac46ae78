import type { IconName } from '@/kit/icon-name';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { usePersisted } from '@/ui/storage/storage';
import type { PageFacts } from '../page';
import { BASE, chainPath, documentPath } from '../route';
import { applyTheme, THEMES, type Theme, theme } from './theme';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const ICONS: Readonly<Record<Theme, IconName>> = { system: 'monitor', light: 'sun', dark: 'moon' };

interface HeaderProps {
  /** The kind of page it stands on. */
  at: PageFacts['kind'];
  onSearch(): void;
  onShortcuts(): void;
}

export function Header({ at, onSearch, onShortcuts }: HeaderProps) {
  const chosen = usePersisted(theme);
  return (
    <header className="site-header" data-at={at}>
      <a className="wordmark" href={BASE} aria-label="localkit">
        {/* Drawn, not set: a name in two weights of its own would make the first paint wait for two more fonts. */}
        <svg viewBox="0 0 96 24" aria-hidden="true" focusable="false">
          <use href="#wordmark" />
        </svg>
      </a>
      <nav className="site-nav" aria-label="Site">
        <a href={`${BASE}#tools`}>Tools</a>
        <a href={chainPath} aria-current={at === 'chain' ? 'page' : undefined}>
          Chain
        </a>
        <a href={documentPath('settings')}>Settings</a>
      </nav>
      <button type="button" className="search-button" onClick={onSearch} aria-keyshortcuts="Control+K Meta+K /">
        <Icon name="search" />
        <span>Search or paste</span>
        <kbd className="key-hint">Ctrl K</kbd>
      </button>
      <Button
        iconOnly
        variant="quiet"
        className="key-hint"
        icon="keyboard"
        label="Keyboard shortcuts"
        onClick={onShortcuts}
      />
      <Button
        iconOnly
        variant="quiet"
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
