import figlet from 'figlet';
import { expect, it } from 'vitest';
import { initialValues } from '@/kit/option';
import { execute } from '@/kit/run/execute';
import tool from './tool';

it.each(['Small', 'Doom', 'Calvin S', '3-D'])('draws like figlet: %s', async (font) => {
  const { shown } = await execute(tool, 'Ab 12', { ...initialValues(tool.options), font, width: 200 }, {} as never);
  const expected = figlet.textSync('Ab 12', { font });
  expect(shown.value).toBe(expected.replace(/[^\S\n]+$/gm, '').replace(/\n+$/, ''));
});
