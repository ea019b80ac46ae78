import figlet from 'figlet';
import { expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

it.each(['Small', 'Doom', 'Calvin S', '3-D'])('draws like figlet: %s', async (font) => {
  const { shown } = await runTool(tool, 'Ab 12', { font, width: 200 });
  const expected = figlet.textSync('Ab 12', { font });
  expect(shown.value).toBe(expected.replace(/[^\S\n]+$/gm, '').replace(/\n+$/, ''));
});
