import { expect, it } from 'vitest';
import { encodePng } from '@/engines/palette/encode-png';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolData } from '@/kit/tool';
import tool, { writeCss, writeJson } from './tool';

const run = (bytes: Uint8Array, changes = {}) => runTool(tool, bytes, changes);
const [example] = tool.examples;

it('says how many colors there are where they are fewer than asked for', async () => {
  const { notes, facts } = await run(example!.input);
  expect(notes).toEqual(['The image has no more than 2 distinct colors.']);
  expect(facts).toContainEqual({ label: 'Image', value: '2 × 1' });
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
  expect((await run(Uint8Array.from(atob(pixel), (char) => char.charCodeAt(0)))).notes).toEqual([
    'The image has no more than 1 distinct color.',
  ]);
});

it('writes the palette as JSON and as CSS', async () => {
  const { colors } = (await run(example!.input)).data as ToolData<typeof tool>;
  expect(JSON.parse(writeJson(colors))).toEqual([
    { hex: '#0000ff', rgb: [0, 0, 255], share: 0.5 },
    { hex: '#ff0000', rgb: [255, 0, 0], share: 0.5 },
  ]);
  expect(writeCss(colors)).toBe(':root {\n  --color-1: #0000ff;\n  --color-2: #ff0000;\n}\n');
});

it('refuses what is no image', async () => {
  for (const bytes of [new Uint8Array(), new Uint8Array(1_000_000), new TextEncoder().encode('<svg/>')])
    await expect(run(bytes)).rejects.toThrow(InputError);
});

it('keeps to the limits', () => {
  expect(tool.options.paletteSize).toMatchObject({ min: 2, max: 20, initial: 5 });
  expect(tool.options.quality).toMatchObject({ min: 1, max: 10, initial: 10 });
});

const png = (...colors: (readonly number[])[]) =>
  encodePng(Uint8Array.from(colors.flatMap((color) => (color.length === 4 ? color : [...color, 255]))), 1);
const hexes = (tried: Awaited<ReturnType<typeof run>>) => tried.data!.colors.map(({ hex }) => hex);

it('leaves out near-white and translucent pixels where asked to, and says if nothing is left', async () => {
  const image = await png([250, 250, 250], [250, 250, 250], [200, 30, 30], [30, 30, 200, 200]);
  expect(hexes(await run(image))).toEqual(['#fafafa', '#1e1ec8', '#c81e1e']);
  expect(hexes(await run(image, { leaveOutNearWhite: true }))).toEqual(['#1e1ec8', '#c81e1e']);
  expect(hexes(await run(image, { leaveOutNearWhite: true, leaveOutTranslucent: true }))).toEqual(['#c81e1e']);
  await expect(run(await png([255, 255, 255]), { leaveOutNearWhite: true })).rejects.toThrow('Nothing is left');
});

it('tells where a color is, and writes files of them', async () => {
  const image = await png([9, 9, 9], [200, 30, 30], [200, 30, 30]);
  const { data } = await run(image, { method: 'clusters' });
  expect(data!.colors).toMatchObject([
    { hex: '#c81e1e', at: [1, 0] },
    { hex: '#090909', at: [0, 0] },
  ]);
  expect((await run(image, { exportAs: 'scss' })).value).toBe('$color-1: #c81e1e;\n$color-2: #090909;\n');
});
