import { expect, type Page } from '@playwright/test';

/** A moment in the middle of any animation, at which it is looked at. */
const AT_MS = 130;

/** In the browser: the declared properties of what stands on the stage, or in the document where there is none. */
function computed({ names, at }: { names: string[]; at: number }) {
  const root = document.querySelector('.styled-stage')?.shadowRoot ?? document.body;
  return [...root.querySelectorAll('[class]')].map((element) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
    const style = getComputedStyle(element);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  });
}

interface Comparison {
  /** The elements the style sheet is for. */
  html: string;
  width?: number;
  /** Properties that depend on the place and not on the style sheet alone. */
  except?: readonly string[];
}

/** The style sheet alone, in a blank page, must give what the preview shows. */
export async function expectSameInOtherTool(
  page: Page,
  { html, width = 1280, except = [] }: Comparison,
): Promise<void> {
  const css = await page.getByRole('textbox', { name: 'CSS', exact: true }).innerText();
  const names = [...new Set([...css.matchAll(/^\s*([a-z-]+):/gm)].map(([, name]) => name!))].filter(
    (name) => !except.includes(name) && name !== 'animation-play-state',
  );
  const blank = await page.context().newPage();
  await blank.setViewportSize({ width, height: 800 });
  await blank.setContent(`<!doctype html><style>${css}</style>${html}`);
  const there = await blank.evaluate(computed, { names, at: AT_MS });
  await blank.close();
  // The play state is the preview's own: compared are the values at one moment.
  const clean = (rows: Record<string, string>[]) =>
    rows.map((row) =>
      'animation' in row ? { ...row, animation: row.animation!.replace(/ (running|paused)/, '') } : row,
    );
  const here = await page.evaluate(computed, { names, at: AT_MS });
  expect(names.length).toBeGreaterThan(3);
  expect(there.length).toBeGreaterThan(0);
  expect(clean(here)).toEqual(clean(there));
}
