import { expect, it } from 'vitest';
import { expectCompose } from '@/engines/docker/testing';
import tool from './tool';

it.each(tool.examples.map(({ title, output }) => [title, output as string]))(
  'shows what Compose takes: %s',
  (_, yaml) => {
    expect(Object.keys(expectCompose(yaml).services)).toHaveLength(1);
  },
);
