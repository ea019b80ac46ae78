import { expect, it } from 'vitest';
import { defineTool, plain, text } from '@/kit';
import type { AnyTool } from '@/kit/tool';
import { helpSteps } from './page';

const plainTool = {
  input: text('Input'),
  output: plain(),
  action: 'Go',
  run: (input: string) => input,
  examples: [],
};
const getTitles = (tool: unknown) => helpSteps(tool as AnyTool).map(([title]) => title);

it('the guide has four steps under the usual titles, or those of the tool', () => {
  expect(getTitles(defineTool(plainTool))).toEqual(['Input', 'Options', 'Go', 'Output']);
  expect(helpSteps(defineTool(plainTool) as unknown as AnyTool, { help: ['a', ['B', 'b'], 'c', 'd'] })).toEqual([
    ['Input', 'a'],
    ['B', 'b'],
    ['Go', 'c'],
    ['Output', 'd'],
  ]);
});
