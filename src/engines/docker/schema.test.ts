import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from '@/engines/shell/line';
import { runs } from '@/engines/testing/long';
import { toCompose } from './convert';
import { RUN } from './flags';
import { takesValue } from './grammar';
import { $schema, expectCompose, schema, validate } from './testing';
import { VALUES } from './testing-values';

describe('the schema of the Compose Specification', () => {
  it('refuses what is no Compose file', () => {
    expect([$schema, schema.title]).toEqual(['https://json-schema.org/draft-07/schema', 'Compose Specification']);
    const service = (more: object) => ({ services: { a: { image: 'i', ...more } } });
    expect(validate(service({}))).toBe(true);
    for (const broken of [
      { service: {} },
      { services: { 'a b': { image: 'i' } } },
      { services: { a: { image: 1 } } },
      service({ port: ['80'] }),
      service({ ports: '80' }),
      service({ cap_add: ['ALL', 'ALL'] }),
      service({ cpu_percent: 101 }),
      service({ cgroup: 'x' }),
      service({ healthcheck: { retry: 3 } }),
      service({ networks: { lan: { ip: '10.0.0.1' } } }),
      service({ ulimits: { nofile: { soft: 1 } } }),
      service({ volumes: [{ source: 'a' }] }),
      { ...service({}), volumes: { data: { driver: 1 } } },
    ])
      expect(validate(broken), JSON.stringify(broken)).toBe(false);
  });

  it('is given a value for every option that takes one', () => {
    expect(Object.keys(VALUES).sort()).toEqual(
      Object.keys(RUN.flags)
        .filter((name) => takesValue(RUN.flags[name]!))
        .sort(),
    );
  });

  it.each(Object.keys(RUN.flags))('takes --%s', (name) => {
    for (const value of VALUES[name] ?? ['true']) {
      const { yaml, notes } = toCompose(`docker run --${name}=${quote(value)} i`, { version: false });
      const { services, ...rest } = expectCompose(yaml);
      const carried = Object.keys(Object.values<object>(services)[0]!).length > 1 || Object.keys(rest).length > 0;
      // Nothing vanishes: what is not in the file is in the notes.
      expect(carried || notes.length > 0, `${name}=${value}`).toBe(true);
    }
  });

  it('takes options as they come, in commands as they come', () => {
    const option = fc
      .constantFrom(...Object.keys(RUN.flags))
      .chain((name) => fc.constantFrom(...(VALUES[name] ?? ['true', 'false'])).map((value) => [name, value] as const));
    const run = fc.record({
      options: fc.array(option, { maxLength: 25 }),
      image: fc.constantFrom('nginx', 'ghcr.io/a/b:1.2', 'localhost:5000/x@sha256:00', '$IMAGE', '<image>'),
      command: fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 4 }), fc.boolean(), (runs, version) => {
        const lines = runs.map(({ options, image, command }) =>
          [
            'docker run',
            ...options.map(([name, value]) => `--${name}=${quote(value)}`),
            image,
            ...command.map(quote),
          ].join(' '),
        );
        const { services } = expectCompose(toCompose(lines.join('\n'), { version }).yaml);
        expect(Object.keys(services)).toHaveLength(runs.length);
      }),
      { numRuns: runs(200) },
    );
  });
});
