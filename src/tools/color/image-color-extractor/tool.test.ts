import { expect, it } from 'vitest';
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
