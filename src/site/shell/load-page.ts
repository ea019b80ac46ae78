import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { getFacts } from '../facts';
import type { Page } from '../page';
import { loadContent } from '../page-content';
import { parsePath } from '../route';
import { BelowMain } from './BelowMain';
import { loadIcons } from './icons';

let below: Root | undefined;

/** What stands below the main part came as plain HTML with the first page; from the second on it is drawn here. */
function drawBelow(props: Parameters<typeof BelowMain>[0]): void {
  below ??= createRoot(document.getElementById('below')!);
  below.render(createElement(BelowMain, props));
}

/** Everything the next page needs, without asking the server for its HTML. */
export async function loadPage(pathname: string): Promise<Page> {
  loadIcons();
  const facts = getFacts(parsePath(pathname) ?? { kind: 'missing' });
  const content = await loadContent(facts);
  drawBelow({ facts, ...content });
  return { facts, tool: content.tool, Body: content.Body, settings: content.settings };
}
