import { expect, it } from 'vitest';
import type { AnyTool } from '@/kit/tool';

const tools = import.meta.glob<AnyTool>('./*/tool.ts', { import: 'default', eager: true });

it('there are seven', () => expect(Object.keys(tools)).toHaveLength(7));
it.each(Object.entries(tools))('%s says that it was copied', (_, { output }) => {
  expect(output.copiedMessage).toEqual({ title: 'Copied to clipboard' });
});
