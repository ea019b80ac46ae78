import { useEffect } from 'react';

/** As many pictures of it as can be told apart at this size. */
const STEPS = 32;
const CIRCUMFERENCE = 2 * Math.PI * 12;

/** A ring on no ground, in two colors that can be seen on light and on dark tabs. */
const draw = (share: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="7"><circle cx="16" cy="16" r="12" stroke="#8889"/><circle cx="16" cy="16" r="12" stroke="#0aa5b5" stroke-dasharray="${(share * CIRCUMFERENCE).toFixed(2)} 99" transform="rotate(-90 16 16)"/></svg>`;

/** Draws what is left of the whole as a ring in the tab's icon, and puts back the icon of the site. */
export function useTabIcon(share: number | undefined): void {
  const step = share === undefined ? undefined : Math.ceil(Math.min(1, Math.max(0, share)) * STEPS);
  const shown = step !== undefined;
  useEffect(() => {
    if (!shown) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const before = icon?.href;
    return () => {
      if (icon && before) icon.href = before;
    };
  }, [shown]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon && step !== undefined) icon.href = `data:image/svg+xml,${encodeURIComponent(draw(step / STEPS))}`;
  }, [step]);
}
