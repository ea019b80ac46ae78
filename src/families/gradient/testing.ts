import type { Locator, Page } from '@playwright/test';

/** At this size the preview is drawn pixel for pixel in a window of 1280 × 800. */
export const TEST_SIZE = { width: 600, height: 352 };

/** Around each corner, which the preview rounds. */
const ROUNDED = 10;

/**
 * The share of pixels of an exported file that differ from what the preview shows by more than rounding and dithering, or why the two cannot be compared.
 */
export async function differenceFrom(preview: Locator, file: Buffer, type: string): Promise<number | string> {
  const page: Page = preview.page();
  await page.mouse.move(0, 0);
  // On whole pixels: what stands above it may end between two.
  await preview.evaluate((element: HTMLElement) => {
    const { style } = element.parentElement!;
    style.marginTop = '';
    const { y } = element.getBoundingClientRect();
    style.marginTop = `${Math.ceil(y) - y}px`;
  });
  const shown = await preview.screenshot();
  return page.evaluate(
    async ([shown, file, type, rounded]) => {
      const decode = async (base64: string, kind: string) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([bytes], { type: kind }));
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, canvas.width, canvas.height);
      };
      const a = await decode(shown as string, 'image/png');
      const b = await decode(file as string, type as string);
      if (a.width !== b.width || a.height !== b.height) return `${a.width}×${a.height} is not ${b.width}×${b.height}`;
      let different = 0;
      for (let y = 0; y < a.height; y++)
        for (let x = 0; x < a.width; x++) {
          const margin = rounded as number;
          const outerX = x < margin || x >= a.width - margin;
          const outerY = y < margin || y >= a.height - margin;
          if (outerX && outerY) continue;
          const at = (y * a.width + x) * 4;
          if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel]! - b.data[at + channel]!) > 3)) different++;
        }
      return different / (a.width * a.height);
    },
    [shown.toString('base64'), file.toString('base64'), type, ROUNDED] as const,
  );
}
