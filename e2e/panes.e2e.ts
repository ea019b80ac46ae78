import { expect, test } from './fixtures';

for (const [slug, input, output, when] of [
  ['sql-prettify', 'Input', 'Prettified', ''],
  ['json-minifier', 'Input', 'Output', ' @long'],
  ['json-path-finder', 'JSON Input', 'Result', ' @long'],
] as const)
  test(`${slug}: input and result stand side by side on a wide screen, or as tabs, as the visitor wants it${when}`, async ({
    page,
    open,
  }) => {
    await open(`/tool/${slug}`);
    const boxes = [page.locator('.transform > .inputs'), page.locator('.transform > .output-box')] as const;
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    for (const box of boxes) await expect(box).toBeVisible();
    await expect(tab(input)).toBeHidden();

    await tab('Tabs').click();
    await expect(boxes[0]).toBeVisible();
    await expect(boxes[1]).toBeHidden();
    await tab(output).click();
    await expect(boxes[0]).toBeHidden();
    await expect(boxes[1]).toBeVisible();

    await open(`/tool/${slug}`);
    await expect(tab('Tabs')).toHaveAttribute('aria-selected', 'true');
    await expect(boxes[1]).toBeHidden();
    await tab('Side by side').click();
    for (const box of boxes) await expect(box).toBeVisible();

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(tab('Tabs')).toBeHidden();
    await expect(boxes[1]).toBeHidden();
    await tab(output).click();
    await expect(boxes[1]).toBeVisible();
  });

for (const slug of [
  'nato-alphabet',
  'mac-lookup @long',
  'user-agent @long',
  'safelink-decoder @long',
  'url-encoder @long',
])
  test(`the field is a few lines high, and grows with what is in it: ${slug}`, async ({ page, open }) => {
    await open(`/tool/${slug.split(' ')[0]}`);
    const field = page.locator('#main textarea');
    const height = async () => (await field.boundingBox())!.height;
    expect(await height()).toBeLessThan(120);
    await field.fill('1\n'.repeat(12));
    expect(await height()).toBeGreaterThan(240);
    await field.fill('1\n'.repeat(60));
    expect(await height()).toBeLessThan(500);
  });
