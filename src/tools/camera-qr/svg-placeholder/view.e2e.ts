import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../../e2e/fixtures';
import { drawPlaceholder, fittingSize } from './placeholder';
import { SIZES } from './sizes';

test('draws what the options say, and both outputs render', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/svg-placeholder');
  const image = page.getByRole('img', { name: 'Placeholder:' });
  await expect(image).toHaveAttribute('alt', 'Placeholder: 600x350');
  await page.getByLabel('Width', { exact: true }).fill('320');
  await expect(page.getByLabel('Custom Text')).toHaveValue('320x350');
  await page.getByLabel('Custom Text').fill('Tea & <日本> 🍵');
  await page.getByLabel('Background Color', { exact: true }).fill('#ff0000');
  const written = page.getByRole('textbox', { name: 'SVG Output' });
  await expect(written).toContainText('Tea &amp; &lt;日本&gt; 🍵');

  await page.getByRole('button', { name: 'Copy SVG' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  const svg = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy Base64' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^data:image\/svg\+xml;base64,/);
  const uri = await page.evaluate(() => navigator.clipboard.readText());
  expect(Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').toString()).toBe(svg);
  const drawn = await page.evaluate(async (uri) => {
    const image = new Image();
    image.src = uri;
    await image.decode();
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.drawImage(image, 0, 0);
    return [image.naturalWidth, image.naturalHeight, ...context.getImageData(0, 0, 1, 1).data];
  }, uri);
  expect(drawn).toEqual([320, 350, 255, 0, 0, 255]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download SVG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('placeholder.svg');
  expect(await readFile(await download.path(), 'utf8')).toBe(svg);
  await page.getByLabel('Use Exact Size').uncheck();
  await expect(written).not.toContainText('width="320"');
});

test('says what is no color, and keeps it', async ({ page, open }) => {
  await open('/tool/svg-placeholder');
  await page.getByLabel('Text Color', { exact: true }).fill('no color');
  await expect(page.getByRole('alert')).toContainText('Text Color must be a color such as #cccccc');
  await expect(page.getByLabel('Text Color', { exact: true })).toHaveValue('no color');
  await expect(page.getByRole('button', { name: 'Copy SVG' })).toBeDisabled();
});

test('saves PNG, WebP and JPEG of the right size and colors @long', async ({ page, open }) => {
  await open('/tool/svg-placeholder');
  await page.getByLabel('Usual Size').selectOption('mobile-banner');
  await expect(page.getByLabel('Fit Text')).toBeChecked();
  await expect(page.getByLabel('Custom Text')).toHaveValue('320x50');
  await page.getByLabel('Fill').selectOption('linear');
  await page.getByLabel('Angle', { exact: true }).fill('90');
  await page.getByLabel('Background Color', { exact: true }).fill('#ff0000');
  await page.getByLabel('Second Color', { exact: true }).fill('#0000ff');
  await page.getByLabel('Use Exact Size').uncheck();
  await page.getByLabel('Pixels').selectOption('2');
  for (const [name, type, ending] of [
    ['PNG', 'image/png', 'png'],
    ['WebP', 'image/webp', 'webp'],
    ['JPEG', 'image/jpeg', 'jpg'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${name}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`placeholder-320x50@2x.${ending}`);
    const bytes = [...(await readFile(await file.path()))];
    const head = String.fromCharCode(...bytes.slice(0, 12));
    expect(head).toMatch({ PNG: /^\x89PNG\r\n/, WebP: /^RIFF[\s\S]{4}WEBP/, JPEG: /^\xff\xd8\xff/ }[name]);
    const [width, height, left, middle, right] = await page.evaluate(
      async ({ bytes, type }) => {
        const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type }));
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext('2d', { willReadFrequently: true })!;
        context.drawImage(picture, 0, 0);
        const at = (x: number) => [...context.getImageData(x, 3, 1, 1).data];
        return [picture.width, picture.height, at(1), at(320), at(638)] as const;
      },
      { bytes, type },
    );
    expect([width, height]).toEqual([640, 100]);
    for (const [found, wanted] of [
      [left, [255, 0, 0, 255]],
      [middle, [128, 0, 128, 255]],
      [right, [0, 0, 255, 255]],
    ] as const)
      for (const [i, channel] of found.entries()) expect(Math.abs(channel - wanted[i]!), name).toBeLessThan(12);
  }
});

test('keeps text within the picture, around its middle, in every usual size and font', async ({ page, open }) => {
  await open('/tool/svg-placeholder');
  const texts = ['', 'Autumn sale\nup to 50 %', 'WWW @ MMM', '広告 🍵', 'one\n\nthree\nfour'];
  const cases = Object.entries(SIZES).flatMap(([name, [, width, height]], i) => {
    const text = texts[i % texts.length]! || `${width}x${height}`;
    return (['sans-serif', 'serif', 'monospace'] as const).map((font) => {
      const placeholder = { width, height, text, font, bold: i % 2 === 0 };
      const svg = drawPlaceholder({
        ...placeholder,
        fontSize: fittingSize(placeholder),
        fill: 'solid',
        backgroundColor: '#ccc',
        secondColor: '',
        angle: 0,
        textColor: '#333',
        useExactSize: true,
      });
      return { name: `${name} ${font}`, svg, width, height };
    });
  });
  const wrong = await page.evaluate(
    (cases) =>
      cases.flatMap(({ name, svg, width, height }) => {
        const holder = document.body.appendChild(document.createElement('div'));
        holder.append(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement);
        const box = holder.querySelector('text')!.getBBox();
        holder.remove();
        const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
        const offX = Math.abs(box.x + box.width / 2 - width / 2) / width;
        const offY = Math.abs(box.y + box.height / 2 - height / 2) / height;
        const large = Math.max(box.width / width, box.height / height);
        return inside && offX < 0.02 && offY < 0.08 && large > 0.25
          ? []
          : [`${name}: ${[box.x, box.y, box.width, box.height]}`];
      }),
    cases,
  );
  expect(wrong).toEqual([]);
});
