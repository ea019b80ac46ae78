import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { factsOf } from './facts';
import { loadIcons } from './icons';
import { More } from './More';
import type { Page } from './page';
import { loadParts } from './parts';
import { parsePath } from './route';

let more: Root | undefined;

/** What stands below a tool came as plain HTML with the first page; from the second on it is drawn here. */
function drawMore(props: Parameters<typeof More>[0]): void {
  more ??= createRoot(document.getElementById('more')!);
  more.render(createElement(More, props));
}

/** Everything the next page needs, without asking the server for its HTML. */
export async function loadPage(pathname: string): Promise<Page> {
  loadIcons();
  const facts = factsOf(parsePath(pathname) ?? { kind: 'missing' });
  const parts = await loadParts(facts);
  drawMore({ facts, ...parts });
  return { facts, tool: parts.tool, Body: parts.Body, settings: parts.settings };
}
