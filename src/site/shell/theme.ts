import { persist } from '@/ui/storage/storage';

export const THEMES = { system: 'System', light: 'Light', dark: 'Dark' } as const;
export type Theme = keyof typeof THEMES;

/** Kept as JSON under this key; `theme-boot.js` reads it before the first paint. */
export const theme = persist<Theme>('localkit:theme', (raw) => (raw === 'light' || raw === 'dark' ? raw : 'system'));

export function applyTheme(chosen: Theme): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

export const MOTIONS = { system: 'As the system says', reduce: 'None' } as const;
export type Motion = keyof typeof MOTIONS;

/** Read by `theme-boot.js`, too. */
export const motion = persist<Motion>('localkit:motion', (raw) => (raw === 'reduce' ? raw : 'system'));

export function applyMotion(chosen: Motion): void {
  if (chosen === 'system') delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = chosen;
}
