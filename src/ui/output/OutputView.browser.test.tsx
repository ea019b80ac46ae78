import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { fields, list, table } from '@/kit';
import type { Shown } from '@/kit/output';
import { OutputView, prepareViewer } from './OutputView';

const box = document.body.appendChild(document.createElement('div'));
const root = createRoot(box);
afterEach(() => flushSync(() => root.render(null)));

const draw = (shown: Shown) =>
  flushSync(() =>
    root.render(<OutputView shown={shown} output={shown.kind === 'list' ? list() : fields()} options={{}} />),
  );
const FIELDS: Shown = { kind: 'fields', value: [{ label: 'Words', value: '12' }] };

it('draws a viewer that has arrived with its first result, without a placeholder', async () => {
  prepareViewer('fields');
  // Looked at in the same turn: a placeholder would still be there.
  await vi.waitFor(() => {
    flushSync(() => root.render(null));
    draw(FIELDS);
    expect(box.textContent).toContain('12');
  }, 10_000);
  const field = box.querySelector('.empty ~ *, :scope > *');
  draw({ ...FIELDS, value: [{ label: 'Words', value: '13' }] });
  expect(box.textContent).toContain('13');
  // Drawn again, not anew: what had the focus keeps it.
  expect(box.querySelector('.empty ~ *, :scope > *')).toBe(field);
});

it('says that a viewer is on its way until it has come', async () => {
  draw({ kind: 'list', value: ['one', 'two'] });
  expect(box.textContent).toBe('…');
  await vi.waitFor(() => expect(box.textContent).toContain('two'), 10_000);
});

// Once only: at a second try the viewer would be there.
it('draws a viewer that comes after it was missed and before that is on the page', { retry: 0 }, async () => {
  let isHere = false;
  prepareViewer('table');
  import('./viewers/TableViewer').then(() => {
    isHere = true;
  });
  // React lets the browser go on between parts that take their time.
  const Slow = () => {
    for (const end = performance.now() + 6; !isHere && performance.now() < end; );
    return null;
  };
  startTransition(() =>
    root.render(
      <>
        <OutputView shown={{ kind: 'table', value: { columns: ['A'], rows: [['1']] } }} output={table()} options={{}} />
        {Array.from({ length: 2000 }, (_, at) => (
          <Slow key={at} />
        ))}
      </>,
    ),
  );
  await vi.waitFor(() => expect(box.querySelector('td')?.textContent).toBe('1'), 20_000);
});
