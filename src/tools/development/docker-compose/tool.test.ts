import { expect, it } from 'vitest';
import { expectCompose } from '@/engines/docker/testing';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const examples = tool.examples.filter(({ options }) => (options?.direction ?? 'compose') === 'compose');

it.each(examples.map(({ title, output }) => [title, output as string]))('shows what Compose takes: %s', (_, yaml) => {
  expect(Object.keys(expectCompose(yaml).services)).toHaveLength(1);
});

it('points at the note on the version line, and only where the line is', async () => {
  const input = 'docker run -d --name a i; docker run i';
  const { notes, data } = await runTool(tool, input, {});
  expect(data).toEqual({ services: ['a', 'i'], versionNote: notes.length - 1 });
  expect(notes[data.versionNote!]).toContain('ignores the version line');
  for (const options of [{ version: false }, { direction: 'kubernetes' }] as const) {
    const without = await runTool(tool, input, options);
    expect(without.data.versionNote).toBeUndefined();
    expect(without.notes.join()).not.toContain('version');
  }
});

it('says which direction a text is for', async () => {
  const compose = 'services:\n  a:\n    image: i\n';
  await expect(runTool(tool, compose, {})).rejects.toThrow('This is already a Compose file');
  await expect(runTool(tool, 'docker run i', { direction: 'run' })).rejects.toThrow('These are already commands');
});
