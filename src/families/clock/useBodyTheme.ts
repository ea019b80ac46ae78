import { useEffect } from 'react';
import { useIsDark } from '@/ui/hooks/useIsDark';

export const THEMES = { light: 'Light', dark: 'Dark', blue: 'Blue', green: 'Green', sunset: 'Sunset' } as const;
export type Theme = keyof typeof THEMES;

/** Puts the chosen theme on the page's body; the styles of the clock's face follow it. Until one is chosen it is light, or dark on a dark page. */
export function useBodyTheme(chosen: Theme | undefined): Theme {
  const dark = useIsDark();
  const theme = chosen ?? (dark ? 'dark' : 'light');
  useEffect(() => {
    const name = `theme-${theme}`;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [theme]);
  return theme;
}

export const readTheme = (raw: unknown): Theme | undefined =>
  typeof raw === 'string' && Object.hasOwn(THEMES, raw) ? (raw as Theme) : undefined;
