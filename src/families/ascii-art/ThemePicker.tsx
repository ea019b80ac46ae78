import { APPEARANCE, type Theme } from './appearance';

const THEMES = Object.entries(APPEARANCE.theme.choices) as [Theme, string][];

export const ThemePicker = ({ theme, onPick }: { theme: Theme; onPick(theme: Theme): void }) => (
  <fieldset className="art-themes">
    <legend>Theme</legend>
    {THEMES.map(([name, label]) => (
      <button
        key={name}
        type="button"
        className="art-theme"
        data-art={name}
        aria-pressed={theme === name}
        onClick={() => onPick(name)}
      >
        {label}
      </button>
    ))}
  </fieldset>
);
