import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';
import { PATH, pattern, testText } from './view.fixture';

/** The texts that a colour is on, in a field as it is typed into. */
const coloured = (page: Page, name: string) =>
  page.evaluate(
    (highlight) =>
      [...(CSS.highlights.get(highlight) ?? [])].map(({ startContainer, startOffset, endOffset }) =>
        (startContainer.textContent ?? '').slice(startOffset, endOffset),
      ),
    name,
  );

test('colours matches, groups and tokens where they are typed, and the group at the cursor', async ({ page, open }) => {
  await open(PATH);
  await testText(page).fill('k=1 é=22 ');
  await pattern(page).fill('(?<key>.)=(\\d+)');
  await expect.poll(() => coloured(page, 'rt-g2')).toEqual(['1', '22']);
  expect(await coloured(page, 'rt-g1')).toEqual(['k', 'é']);
  expect(await coloured(page, 'rt-even')).toEqual(['=']);
  expect(await coloured(page, 'rt-p1')).toEqual(['(?<key>', ')']);
  expect(await coloured(page, 'rt-quantifier')).toEqual(['+']);
  await pattern(page).press('End');
  await expect.poll(() => coloured(page, 'rt-here-t')).toEqual(['1', '22']);
  expect(await coloured(page, 'rt-here-p')).toEqual(['(\\d+)']);
  await testText(page).press('Control+Home');
  await expect.poll(() => coloured(page, 'rt-here-p')).toEqual(['(?<key>.)']);
  await page.keyboard.type('x');
  await expect.poll(() => coloured(page, 'rt-g1')).toEqual(['k', 'é']);

  // The colours lie where the letters are, however the text wraps and scrolls.
  await testText(page).fill(`${'word k=1 '.repeat(400)}\n\n`);
  await testText(page).press('Control+End');
  const places = () =>
    testText(page).evaluate((area) => {
      const layer = area.parentElement!.querySelector('.rt-behind')!;
      return [area, layer].map(({ scrollTop, scrollHeight, clientWidth }) => ({
        scrollTop,
        scrollHeight,
        clientWidth,
      }));
    });
  await expect.poll(async () => (await places())[0]!.scrollTop).toBeGreaterThan(0);
  const [area, layer] = await places();
  expect(layer).toEqual(area);
  await expect.poll(() => coloured(page, 'rt-g2')).toContain('1');
  expect((await coloured(page, 'rt-g2')).length).toBeLessThan(400);

  await pattern(page).fill('(a');
  await expect.poll(() => coloured(page, 'rt-wrong')).toEqual(['(']);
  await expect.poll(() => coloured(page, 'rt-g1')).toEqual([]);
});
