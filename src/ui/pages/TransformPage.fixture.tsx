import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { choice, defineTool, InputError, plain, text, toggle } from '@/kit';
import type { PageSettings } from '@/kit/page';
import type { AnyTool } from '@/kit/tool';
import { ToastRegion } from '../controls/Toast';
import TransformPage from './TransformPage';

/** Not in the catalogue: what is under test is the page that every tool gets. */
export const shout = defineTool({
  input: text('Input'),
  options: { loud: toggle('Loud', false) },
  output: plain({ download: 'shouted.html', preview: 'page' }),
  action: 'Shout',
  run(input, { loud }) {
    const bad = input.indexOf('!');
    if (bad >= 0) throw new InputError('No need to shout', { line: 1, column: bad + 1, offset: bad });
    if (input === 'bug') throw new TypeError('x is undefined');
    return loud ? input.toUpperCase() : input;
  },
  examples: [{ title: 'Greeting', input: 'hello', options: { loud: true }, output: 'HELLO' }],
});

export const dressed = defineTool({
  input: text('Input'),
  options: { style: choice('Style', { plain: 'Plain', upper: 'Upper', trimmed: 'Trimmed' }, 'plain') },
  output: plain(),
  action: { Uppercase: { style: 'upper' }, Trim: { style: 'trimmed' } },
  run: (input, { style }) => (style === 'upper' ? input.toUpperCase() : style === 'trimmed' ? input.trim() : input),
  examples: [],
});

let root: Root;
let slug = 'page-under-test';
let tests = 0;
export function draw(tool: unknown, settings?: PageSettings, as = slug): Root {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <>
      <TransformPage slug={as} tool={tool as AnyTool} page={settings ?? {}} />
      <ToastRegion />
    </>,
  );
  return root;
}

/** A page of its own for each test, and for each try of it: what is entered stays with a page for the whole visit. */
export function startFresh(): void {
  beforeEach(() => {
    slug = `page-under-test-${++tests}`;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname);
  });
  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
  });
}

export const input = (name = 'Input') => page.getByRole('textbox', { name, exact: true });
export const output = () => page.getByRole('textbox', { name: 'Output' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const settle = () => new Promise((resolve) => setTimeout(resolve, 600));
